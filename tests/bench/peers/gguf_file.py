"""random:gpt2 as a GGUF file for llama.cpp, by the `gguf` package. It has no vocabulary: all runs on token ids."""

import gguf

import model_folder

BLOCK_NAMES = {
    "ln_1": "attn_norm",
    "attn.c_attn": "attn_qkv",
    "attn.c_proj": "attn_output",
    "ln_2": "ffn_norm",
    "mlp.c_fc": "ffn_up",
    "mlp.c_proj": "ffn_down",
}
TOP_NAMES = {"wte": "token_embd", "wpe": "position_embd", "ln_f": "output_norm"}


def gguf_name(name):
    path, kind = name.rsplit(".", 1)
    if path in TOP_NAMES:
        return f"{TOP_NAMES[path]}.{kind}"
    _, block, part = path.split(".", 2)
    return f"blk.{block}.{BLOCK_NAMES[part]}.{kind}"


def write(path, kind):
    """`kind` of the matrices is a gguf.GGMLQuantizationType; norms, biases and positions stay in f32, as llama.cpp's tools have it."""
    config = model_folder.CONFIG
    writer = gguf.GGUFWriter(path, "gpt2")
    writer.add_block_count(config["n_layer"])
    writer.add_context_length(config["n_positions"])
    writer.add_embedding_length(config["n_embd"])
    writer.add_feed_forward_length(4 * config["n_embd"])
    writer.add_head_count(config["n_head"])
    writer.add_layer_norm_eps(config["layer_norm_epsilon"])
    writer.add_vocab_size(config["vocab_size"])
    writer.add_tokenizer_model("none")
    for name, values in model_folder.weights().items():
        if name == "wpe.weight" or values.ndim == 1:
            writer.add_tensor(gguf_name(name), values)
            continue
        rows = values if name == "wte.weight" else values.T.copy()  # GGUF: a row for each output
        writer.add_tensor(gguf_name(name), gguf.quants.quantize(rows, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
