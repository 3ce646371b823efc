"""Every word that core or the CUDA library gives an error as an argument can be translated: views/widgets/error_words.cpp has it.

Looked for are texts that stand alone as an argument. What is put together with numbers and names from inside a file stays in the terms of
the file's format. The phrases of the table, with places for such parts, must be put together so in the sources.
"""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TEXT = r'"([^" \\\n][^"\\\n]*)"'
# Where an error gets its arguments, and where what it is of is named before.
ERRORS = re.compile(r"\b(?:fail\(|Error\{)\s*(?:ErrorCode::(\w+)|code),")
CALLS = [
    re.compile(r"guard_memory\(\s*" + TEXT),
    re.compile(r"kWhatFor(?:\[\])? = " + TEXT),
    re.compile(r"Pages::map\([^;]*?" + TEXT + r"\)"),
    re.compile(r"\ballocate(?:_pinned)?\([^;]*?" + TEXT + r"\)"),
    re.compile(r"device_is_full\(" + TEXT),
    re.compile(r"\bcheck\([^;]*, " + TEXT + r"\)"),
    re.compile(r"\binvalid\((?:path, )?" + TEXT + r"\)"),
]
# Names and values, not words.
NAMES = {"JSON", "CSV", "openblas", "F32, F16, BF16", "SSE4.2 or NEON", "config.json", "model.safetensors", "rowkeeper/models", "n_layer"}
# Their arguments are the names of options and what they may be, or fields of a file.
TECHNICAL = {"option_out_of_range", "tokenizer_unsupported", "tokenizer_missing", "cancelled"}


def split_arguments(text):
    """The arguments of a call, up to its closing bracket."""
    parts, depth, current, quoted, i = [], 0, "", False, 0
    while i < len(text):
        c = text[i]
        if quoted:
            current += c
            if c == "\\":
                i += 1
                current += text[i]
            quoted = c != '"'
        elif c == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        elif c in ")}" and depth == 0:
            break
        else:
            quoted = c == '"'
            depth += c in "({["
            depth -= c in ")}]"
            current += c
        i += 1
    return [*parts, current.strip()]


def literals(source):
    """Arguments of errors that are a text alone."""
    for error in ERRORS.finditer(source):
        if error[1] in TECHNICAL:
            continue
        for argument in split_arguments(source[error.end() :]):
            if (whole := re.fullmatch(TEXT, argument.strip("{} "))) and not whole[1].isdigit():
                yield whole[1]


def sources():
    for folder in ("core", "cuda"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".cu"):
                yield path.name, path.read_text(encoding="utf-8")


def arguments():
    for name, source in sources():
        for found in [*literals(source), *(word for call in CALLS for word in call.findall(source))]:
            yield found, name


def put_together(phrase, source):
    """Whether the source has the phrase's texts, one after the other, with values added between them."""
    texts = [re.escape(f'"{text}"') for text in re.split(r"%\d", phrase) if text]
    return re.search(r'\)?\s*\+[^";]*\+\s*'.join(texts), source) is not None


class ErrorWords(unittest.TestCase):
    def test_all_are_there(self):
        table = (ROOT / "views/widgets/error_words.cpp").read_text(encoding="utf-8")
        known = set(re.findall(r'"ErrorWords",\s+"([^"]+)"', table)) | NAMES
        used = list(arguments())
        self.assertGreater(len(used), 60)
        self.assertEqual(sorted({(word, path) for word, path in used if word not in known}), [])

    def test_phrases_are_those_of_the_sources(self):
        table = (ROOT / "views/widgets/error_words.cpp").read_text(encoding="utf-8")
        phrases = re.findall(r'"ErrorWords",\s+"([^"]*%\d[^"]*)"', table)
        self.assertGreater(len(phrases), 5)
        every = [source for _, source in sources()]
        self.assertEqual([phrase for phrase in phrases if not any(put_together(phrase, source) for source in every)], [])

    def test_another_phrase_is_found(self):
        source = 'fail(code, path, "line " + args[1] + ", byte " + args[2] + ": " + args[3]);'
        self.assertTrue(put_together("line %1, byte %2: %3", source))
        self.assertFalse(put_together("line %1: %2", source))

    def test_a_missing_one_is_found(self):
        source = 'return fail(ErrorCode::x, path, names(a, "b"), "it is new"); Error{ErrorCode::y, {"another"}}; fail(ErrorCode::z, "a " + b)'
        self.assertEqual(list(literals(source)), ["it is new", "another"])


if __name__ == "__main__":
    unittest.main()
