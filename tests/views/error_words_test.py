"""Every word that core or the CUDA library gives an error as an argument can be translated: views/widgets/error_words.cpp has it.

Looked for are texts that stand alone as an argument. What is put together with numbers and names from inside a file stays in the terms of
the file's format.
"""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TEXT = r'"([^" \\\n][^"\\\n]*)"'
CALLS = [
    re.compile(r"guard_memory\(\s*" + TEXT),
    re.compile(r"kWhatFor(?:\[\])? = " + TEXT),
    re.compile(r"Pages::map\([^;]*?" + TEXT + r"\)"),
    re.compile(r"\ballocate(?:_pinned)?\([^;]*?" + TEXT + r"\)"),
    re.compile(r"device_is_full\(" + TEXT),
    re.compile(r"\bcheck\([^;]*, " + TEXT + r"\)"),
    re.compile(r"\binvalid\((?:path, )?" + TEXT + r"\)"),
    re.compile(r"fail\(ErrorCode::(?:out_of_memory|lanes_mismatch|store_mismatch|not_a_number|device_\w+), " + TEXT),
    re.compile(r"fail\(ErrorCode::(?:backend_unavailable|cuda_library_unusable|file_un\w+|cache_file_invalid|questions_invalid), [^;]*?" + TEXT + r"\)"),
]
# Names, not words.
NAMES = {"JSON", "CSV", "config.json", "openblas"}


def arguments():
    for folder in ("core", "cuda"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".cu"):
                source = path.read_text(encoding="utf-8")
                for call in CALLS:
                    for found in call.findall(source):
                        yield found, path.name


class ErrorWords(unittest.TestCase):
    def test_all_are_there(self):
        table = (ROOT / "views/widgets/error_words.cpp").read_text(encoding="utf-8")
        known = set(re.findall(r'"ErrorWords",\s+"([^"]+)"', table)) | NAMES
        used = list(arguments())
        self.assertGreater(len(used), 60)
        self.assertEqual(sorted({(word, path) for word, path in used if word not in known}), [])


if __name__ == "__main__":
    unittest.main()
