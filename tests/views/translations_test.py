"""The translation files: all is translated, and each translation has its source's placeholders, marks and forms.

    python3 translations_test.py [-v]
"""

import pathlib
import re
import subprocess
import sys
import unittest
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "translations"
# How many forms a counted text has (Qt's rules for plurals).
FORMS = {"de": 2, "fr": 2, "es": 2, "pt": 2, "zh_CN": 1, "ja": 1, "ar": 6}
# Placeholders of the interface and of lessons, marks of strong words, line breaks, options, and a menu's letter.
ISOLATED = re.compile("\u2066[^\u2069]*\u2069")
# Signs that text from right to left would put on the other side of their number, and brackets within brackets.
TURNED = re.compile(r"[−⁻±]|[×+](?:\d|%)|(?:\d|%\d)×|\([^()]*\(")
MARKS = re.compile(r"%L?\d|%L?n|\{\w+\}|\*\*|</?b>|\n|--[a-z][a-z-]+|&(?=\w)")


def marks(text):
    return sorted(MARKS.findall(text))


def without_count(found):
    return [mark for mark in found if mark not in ("%n", "%Ln")]


class Message:
    def __init__(self, context, element):
        self.source = element.findtext("source")
        self.key = (context, self.source, element.findtext("comment"))
        self.counted = element.get("numerus") == "yes"
        translation = element.find("translation")
        self.state = translation.get("type")
        self.texts = [form.text or "" for form in translation.findall("numerusform")] if self.counted else [translation.text or ""]


def messages(language):
    tree = xml.parse(FOLDER / f"rowkeeper_{language}.ts")
    return [Message(context.findtext("name"), message) for context in tree.iter("context") for message in context.iter("message")]


def fault(message, forms):
    """What is wrong with a translation; nothing if all is right."""
    wanted = marks(message.source)
    if message.state is not None:
        return message.state
    if message.counted and len(message.texts) != forms:
        return f"{len(message.texts)} forms"
    for text in message.texts:
        if not text.strip():
            return "empty"
        found = marks(text)
        # "One row" needs no number.
        if (without_count(found) != without_count(wanted)) if message.counted else (found != wanted):
            return f"marks {found}, not {wanted}, in {text!r}"
        if (text[0] == " ", text[-1] == " ") != (message.source[0] == " ", message.source[-1] == " "):
            return f"spaces at the ends of {text!r}"
    if message.counted and not any("%n" in text or "%Ln" in text for text in message.texts):
        return "no form has the number"
    return None


class Translations(unittest.TestCase):
    def test_the_languages_are_those(self):
        files = {path.stem.split("_", 1)[1] for path in FOLDER.glob("*.ts")}
        self.assertEqual(files, {"en", *FORMS})

    def test_all_is_translated_with_its_placeholders(self):
        for language, forms in FORMS.items():
            with self.subTest(language):
                found = messages(language)
                self.assertGreater(len(found), 2000)
                wrong = [f"{message.key}: {what}" for message in found if (what := fault(message, forms))]
                self.assertEqual(wrong[:20], [])

    def test_arabic_keeps_signs_on_their_side(self):
        texts = [text for message in messages("ar") for text in message.texts]
        self.assertEqual([text for text in texts if TURNED.search(ISOLATED.sub("", text))], [])
        self.assertTrue(TURNED.search("1 × (2 (3))") and TURNED.search("×1") and TURNED.search("%1×"))

    def test_arabic_menus_open_by_arabic_letters(self):
        letters = [letter for message in messages("ar") for text in message.texts for letter in re.findall(r"&(\w)", text)]
        self.assertGreater(len(letters), 20)
        self.assertEqual([letter for letter in letters if letter.isascii()], [])

    def test_all_have_the_same_texts(self):
        first, *others = FORMS
        keys = {message.key for message in messages(first)}
        for language in others:
            self.assertEqual(keys ^ {message.key for message in messages(language)}, set(), language)

    def test_they_are_up_to_date_with_the_sources(self):
        done = subprocess.run([sys.executable, FOLDER / "update.py", "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr[-2000:])

    def test_a_fault_is_found(self):
        def faults_of(source, *texts, counted=False):
            forms = "".join(f"<numerusform>{text}</numerusform>" for text in texts)
            element = xml.fromstring(
                f"<message numerus='{'yes' if counted else 'no'}'><source>{source}</source>"
                f"<translation>{forms if counted else texts[0]}</translation></message>"
            )
            return fault(Message("Test", element), 2)

        self.assertIsNone(faults_of("%1 of %2", "%2: %1"))
        self.assertIsNone(faults_of("%n rows", "eine Zeile", "%n Zeilen", counted=True))
        for source, text in (("%1 of %2", "%1"), ("{rows} rows", "{row} Zeilen"), ("**so**", "so"), ("a", ""), (" a", "a"), ("use --steps", "nimm -steps")):
            self.assertIsNotNone(faults_of(source, text), source)
        self.assertIsNotNone(faults_of("%n rows", "%n Zeilen", counted=True))
        self.assertIsNotNone(faults_of("%n rows", "eine", "viele", counted=True))


if __name__ == "__main__":
    unittest.main()
