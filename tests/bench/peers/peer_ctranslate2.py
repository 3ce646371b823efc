"""CTranslate2's Generator on the model that its own converter makes of the folder.

It generates the whole text itself and has no call for one step, so a step takes the token that it chose, not the one given, and its
time is that between two tokens. A prefill is the time to its first token: a pass over all rows but the last, then a step.
"""

import ctranslate2
import numpy

from session import Session

PRECISIONS = {"f32": "float32", "q8": "int8"}
MISSING = {"f16": "it computes in 16 bits on GPUs only"}
CACHE_BITS = {"f32": 32, "q8": 32}
NOTE = "a step also chooses its token; a prefill is a pass over 511 rows and a step"


def version():
    return ctranslate2.__version__


class IdTokenizer:
    """Names every token by its id: the generator wants texts, the folder has none."""

    bos_token = eos_token = unk_token = "0"

    def get_vocab(self):
        import model_folder

        return {str(i): i for i in range(model_folder.CONFIG["vocab_size"])}


def prepare(folder, files, precision):
    class Converter(ctranslate2.converters.TransformersConverter):
        def load_tokenizer(self, *_, **__):
            return IdTokenizer()

    Converter(str(folder)).convert(str(files / precision), quantization=PRECISIONS[precision], force=True)


def open_session(folder, files, precision, threads):
    options = {"compute_type": PRECISIONS[precision], "intra_threads": threads, "inter_threads": 1}
    return CTranslate2Session(ctranslate2.Generator(str(files / precision), **options))


class CTranslate2Session(Session):
    def __init__(self, generator):
        self.generator = generator
        self.running = None

    def prefill(self, ids, steps):
        self.running = self.generator.generate_tokens([str(i) for i in ids], max_length=1 + steps)
        self.step(None)

    def step(self, token):
        next(self.running)

    def uncached_logits(self, ids):
        return numpy.array(self.generator.forward_batch([ids]))[0, -1]

    def cached_logits(self, ids):
        options = {"max_length": 1, "include_prompt_in_result": False, "return_logits_vocab": True}
        (result,) = self.generator.generate_batch([[str(i) for i in ids]], **options)
        return numpy.array(result.logits[0][0]).reshape(-1)
