"""Brings the translation files up to date with the sources.

    python3 translations/update.py             all of them
    python3 translations/update.py de          this one; if there is none yet, it is begun
    python3 translations/update.py --check     changes none, and fails if one is not up to date

English is the source language: its file holds plural forms only, and all of them are made here from the source's own "row(s)" or
"rows".
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

from lesson_texts import lesson_texts

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("app/desktop", "views")
LUPDATE = "/usr/lib/qt6/bin/lupdate"


def write_lessons(path):
    """The lessons' texts as lupdate reads them: marked strings of a source file that nobody compiles."""
    marks = (f'QT_TRANSLATE_NOOP("Lessons", {json.dumps(text, ensure_ascii=False)})\n' for text in lesson_texts(ROOT / "assets/lessons"))
    path.write_text("".join(marks), encoding="utf-8")


def language_of(path):
    return path.stem.split("_", 1)[1]


def update(path, *options):
    with tempfile.TemporaryDirectory() as folder:
        lessons = pathlib.Path(folder) / "lessons.cpp"
        write_lessons(lessons)
        # With -I it finds the classes' headers; without, it would leave the namespace out of a context and nothing would be translated.
        languages = ["-source-language", "en", "-target-language", language_of(path)]
        command = [LUPDATE, "-silent", "-locations", "none", "-no-obsolete", *languages, "-I", ".", *options, *FOLDERS, str(lessons), "-ts", str(path)]
        subprocess.run(command, check=True, cwd=ROOT)


def english_forms(source):
    """One and many: "%n row(s) kept" becomes "%n row kept" and "%n rows kept"; "%n tokens" loses its s for one."""
    if "(s)" in source:
        return source.replace("(s)", ""), source.replace("(s)", "s")
    one = re.sub(r"(%L?n (?:\w+ )?\w+?)s\b", r"\1", source, count=1)
    return one.replace("All %Ln token are", "The %Ln token is"), source


def fill_english(path):
    tree = xml.parse(path)
    for message in tree.iter("message"):
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        for form, text in zip(translation.findall("numerusform"), english_forms(message.find("source").text)):
            form.text = text
    body = xml.tostring(tree.getroot(), encoding="unicode")
    path.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + body + "\n", encoding="utf-8")


def bring_up_to_date(path):
    english = language_of(path) == "en"
    update(path, *(["-pluralonly"] if english else []))
    if english:
        fill_english(path)


def is_up_to_date(path):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / path.name
        shutil.copy(path, copy)
        bring_up_to_date(copy)
        return copy.read_bytes() == path.read_bytes()


def main():
    folder = ROOT / "translations"
    if sys.argv[1:] == ["--check"]:
        old = [path.name for path in sorted(folder.glob("rowkeeper_*.ts")) if not is_up_to_date(path)]
        sys.exit(f"not up to date (python3 translations/update.py): {', '.join(old)}" if old else None)
    named = [folder / f"rowkeeper_{language}.ts" for language in sys.argv[1:]]
    for path in named or sorted(folder.glob("rowkeeper_*.ts")):
        bring_up_to_date(path)


if __name__ == "__main__":
    main()
