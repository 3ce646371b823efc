#!/usr/bin/env python3
"""The Flatpak manifest, as far as it can be checked without flatpak-builder: it parses, and agrees with the project.

Usage: flatpak_test.py PATH/TO/PROJECT
"""

import json
import os
import re
import sys
import unittest

PROJECT = ""
ID = "io.github.rowkeeper.Rowkeeper"
# What the project looks for that the runtime has: Qt and what comes with the freedesktop runtime.
OF_THE_RUNTIME = {"Qt6", "PkgConfig", "Threads", "ZLIB", "CURL", "OpenSSL", "libpcre2-8"}
MODULES = {"tl-expected": "expected", "nlohmann_json": "nlohmann-json", "fmt": "fmt", "CLI11": "cli11", "libxxhash": "xxhash",
           "libhwy": "highway", "openblas": "openblas"}


def needed():
    """The packages that the programs' own CMake files look for."""
    found = set()
    for folder in ("core", "views", "app"):
        for path, _, names in os.walk(os.path.join(PROJECT, folder)):
            if "CMakeLists.txt" in names:
                with open(os.path.join(path, "CMakeLists.txt"), encoding="utf-8") as file:
                    text = file.read()
                found |= set(re.findall(r"find_package\((\S+?)[ )]", text))
                found |= set(re.findall(r"pkg_check_modules\(\S+ REQUIRED (?:IMPORTED_TARGET )?(\S+?)\)", text))
    return found


class Manifest(unittest.TestCase):
    def setUp(self):
        self.folder = os.path.join(PROJECT, "packaging", "flatpak")
        with open(os.path.join(self.folder, ID + ".json"), encoding="utf-8") as file:
            self.manifest = json.load(file)
        self.modules = {module["name"]: module for module in self.manifest["modules"]}

    def test_is_of_this_program(self):
        self.assertEqual(self.manifest["id"], ID)
        self.assertEqual(self.manifest["command"], "rowkeeper")
        self.assertEqual(list(self.modules)[-1], "rowkeeper")
        source = self.modules["rowkeeper"]["sources"][0]
        self.assertTrue(os.path.samefile(os.path.join(self.folder, source["path"]), PROJECT))

    def test_brings_every_library_that_the_runtime_lacks(self):
        self.assertEqual({MODULES[name] for name in needed() - OF_THE_RUNTIME}, set(self.modules) - {"rowkeeper"})

    def test_names_a_release_of_each(self):
        for name, module in self.modules.items():
            for source in module["sources"]:
                self.assertIn(source["type"], ("git", "dir"), name)
                if source["type"] == "git":
                    self.assertRegex(source["url"], r"^https://.*\.git$")
                    self.assertRegex(source["tag"], r"^v?\d+\.\d+\.\d+$")

    def test_knows_every_option_of_the_project(self):
        with open(os.path.join(PROJECT, "CMakeLists.txt"), encoding="utf-8") as file:
            text = file.read()
        for option in re.findall(r"-D(ROWKEEPER_\w+)=", " ".join(self.modules["rowkeeper"]["config-opts"])):
            self.assertRegex(text, rf"(option|set)\({option} ")

    def test_asks_for_no_more_of_the_system_than_it_needs(self):
        asked = set(self.manifest["finish-args"])
        self.assertFalse(asked & {"--socket=x11", "--filesystem=host", "--filesystem=home", "--device=all"})


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    PROJECT = os.path.abspath(sys.argv.pop(1))
    unittest.main()
