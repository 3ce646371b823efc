"""Writes generation_golden.json: greedy text of the bundled model by transformers in float32.

    python tests/reference/make_generation_golden.py

`prompts`: 20 prompts of 100 tokens each. `margins` holds for every step the highest logit less the second
highest: another implementation may differ first where the margin is below its own error, nowhere else.
`answers`: what the model answers to each item of assets/models/questions.json, and whether that is right.
"""

import torch
import transformers

from reference import REFERENCE, bundled_model, bundled_tokenizer, digits, questions, versions, write_json

TOKENS = 100
ANSWER_TOKENS = 64

OWN_PROMPTS = [
    "Once upon a time",
    "Once upon a time, in the village of Arden, there lived a baker named Maya.",
    "Long ago, a young weaver named Finn lived in a green house by the river.",
    "One winter morning in Pell, Noah the fisher woke up early.",
    "Question: What is a KV cache?\nAnswer:",
    "Question: Why is it safe to keep the rows?\nAnswer:",
    "Question: What does the cache cost?\nAnswer:",
    "Question: What is prefill?\nAnswer: Prefill is the first pass,",
    "A KV cache stores",
    "The",
    " of",
    "Document:",
]
DOCUMENTS = range(8)  # the first items of questions.json


def context(item):
    """A document as a conversation begins with it."""
    return item["document"].rstrip("\n") + "\n"


def turn(item):
    return f"\nQuestion: {item['question']}\nAnswer:"


def greedy(model, ids, tokens, stop=None):
    """Up to `tokens` (id, margin) pairs after `ids`, ended by an id for which stop(id) holds."""
    cache = transformers.DynamicCache(config=model.config)
    given, out = torch.tensor([ids]), []
    while len(out) < tokens:
        logits = model(given, cache=cache, use_cache=True, logits_to_keep=1).logits[0, -1]
        (first, second), (token, _) = (part.tolist() for part in logits.topk(2))
        out.append((token, first - second))
        if stop and stop(token):
            break
        given = torch.tensor([[token]])
    return out


def prompt_case(model, tokenizer, prompt):
    ids = tokenizer.encode(prompt).ids
    steps = greedy(model, ids, TOKENS)
    return {
        "prompt": prompt,
        "prompt_ids": ids,
        "output_ids": [token for token, _ in steps],
        "margins": digits((margin for _, margin in steps), 4),
    }


def answer_case(model, tokenizer, item):
    def ends_line(token):
        return "\n" in tokenizer.decode([token])

    ids = tokenizer.encode(context(item)).ids + tokenizer.encode(turn(item)).ids
    steps = greedy(model, ids, ANSWER_TOKENS, ends_line)
    output_ids = [token for token, _ in steps]
    answer = tokenizer.decode(output_ids).split("\n")[0].strip()
    return {
        "prompt_tokens": len(ids),
        "output_ids": output_ids,
        "smallest_margin": digits([min(margin for _, margin in steps)], 4)[0],
        "answer": answer,
        "right": answer == item["answer"],
    }


def main():
    torch.set_num_threads(1)
    model, tokenizer, items = bundled_model(torch.float32), bundled_tokenizer(), questions()
    texts = [context(items[i]) + turn(items[i]) for i in DOCUMENTS] + OWN_PROMPTS
    with torch.inference_mode():
        prompts = [prompt_case(model, tokenizer, text) for text in texts]
        answers = [answer_case(model, tokenizer, item) for item in items]
    right = sum(answer["right"] for answer in answers)
    margins = sorted(margin for prompt in prompts for margin in prompt["margins"])
    print(f"{right} of {len(answers)} answers right; smallest margins {margins[:5]} of {len(margins)} steps")
    write_json(
        REFERENCE / "generation_golden.json",
        {
            "versions": versions(),
            "precision": "float32",
            "model": "bundled",
            "answers_right": right,
            "prompts": prompts,
            "answers": answers,
        },
    )


if __name__ == "__main__":
    main()
