#!/usr/bin/env python3
"""What a desktop reads about the program: valid, agreeing with each other and with the program, in all its languages.

Usage: desktop_files_test.py PATH/TO/PROJECT VERSION
"""

import configparser
import os
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

PROJECT, VERSION = "", ""
ID = "io.github.rowkeeper.Rowkeeper"
LANGUAGES = {"ar", "de", "es", "fr", "ja", "pt", "zh_CN"}
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def packaging(ending):
    return os.path.join(PROJECT, "packaging", ID + ending)


def read(*path):
    with open(os.path.join(PROJECT, *path), encoding="utf-8") as file:
        return file.read()


def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(packaging(".desktop"), encoding="utf-8")
    return parser["Desktop Entry"]


def by_language(elements):
    return {element.get(LANG, ""): element.text for element in elements}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


class DesktopEntry(unittest.TestCase):
    def test_is_valid(self):
        done = run("desktop-file-validate", "--warn-kde", packaging(".desktop"))
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    def test_has_every_language_of_the_window(self):
        entry = desktop_entry()
        self.assertEqual(set(re.findall(r'\{"([a-z]{2}(?:_[A-Z]{2})?)", "', read("app", "desktop", "language.cpp"))), LANGUAGES | {"en"})
        for key in ("GenericName", "Comment", "Keywords"):
            found = {name[len(key) + 1 : -1] for name in entry if name.startswith(key + "[")}
            self.assertEqual(found, LANGUAGES, key)

    def test_names_what_is_installed(self):
        entry = desktop_entry()
        self.assertEqual(entry["Icon"], ID)
        self.assertEqual(entry["Exec"], "rowkeeper %f")
        self.assertIn(f'setDesktopFileName("{ID}")', read("app", "desktop", "main.cpp"))
        self.assertIn(f"set(desktop_id {ID})", read("cmake", "install.cmake"))


class Metainfo(unittest.TestCase):
    def setUp(self):
        self.root = xml.parse(packaging(".metainfo.xml")).getroot()

    def test_is_valid(self):
        done = run("appstreamcli", "validate", "--no-net", packaging(".metainfo.xml"))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_agrees_with_the_desktop_entry(self):
        entry = desktop_entry()
        self.assertEqual(self.root.findtext("id"), ID)
        self.assertEqual(self.root.findtext("launchable"), ID + ".desktop")
        comments = {language: entry[f"Comment[{language}]"] for language in LANGUAGES} | {"": entry["Comment"]}
        self.assertEqual(by_language(self.root.findall("summary")), comments)
        self.assertEqual(self.root.findtext("provides/mediatype") + ";", entry["MimeType"])

    def test_tells_of_this_version(self):
        self.assertEqual(self.root.find("releases/release").get("version"), VERSION)


class Recordings(unittest.TestCase):
    def setUp(self):
        self.type = xml.parse(packaging(".mime.xml")).getroot().find(MIME + "mime-type")

    def test_have_a_type_that_the_window_opens(self):
        self.assertEqual(self.type.get("type") + ";", desktop_entry()["MimeType"])
        self.assertIn(".rowkeeper", read("app", "desktop", "options.cpp"))
        self.assertEqual(self.type.find(MIME + "glob").get("pattern"), "*.rowkeeper")

    def test_are_named_in_every_language(self):
        self.assertEqual(set(by_language(self.type.findall(MIME + "comment"))), LANGUAGES | {""})

    def test_are_known_by_a_database_made_of_it(self):
        with tempfile.TemporaryDirectory() as folder:
            os.makedirs(os.path.join(folder, "packages"))
            os.symlink(packaging(".mime.xml"), os.path.join(folder, "packages", ID + ".xml"))
            done = run("update-mime-database", folder)
            self.assertEqual(done.returncode, 0, done.stderr)
            with open(os.path.join(folder, "globs2"), encoding="utf-8") as file:
                self.assertIn("50:application/x-rowkeeper-recording:*.rowkeeper\n", file.read())


class Icon(unittest.TestCase):
    def test_has_sharp_edges_at_every_size_of_a_menu(self):
        # In a picture of 64, a multiple of 4 is a whole pixel at 16, 32, 48, 64 and 128.
        text = read("assets", "icons", "rowkeeper.svg")
        self.assertIn('viewBox="0 0 64 64"', text)
        edges = [int(number) for number in re.findall(r' (?:x|y|width|height)="(\d+)"', text)]
        self.assertEqual([edge for edge in edges if edge % 4], [])


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    VERSION, PROJECT = sys.argv.pop(2), os.path.abspath(sys.argv.pop(1))
    unittest.main()
