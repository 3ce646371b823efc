#!/usr/bin/env python3
"""The manuals: well formed, and with every option that --help names, where it belongs, and no other.

Usage: manual_test.py PATH/TO/PROJECT PATH/TO/rowkeeper-cli PATH/TO/rowkeeper
"""

import glob
import os
import re
import subprocess
import sys
import unittest

PROJECT, CLI, WINDOW = "", "", ""


def manual(name):
    return os.path.join(PROJECT, "packaging", "man", name + ".1")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def parts(text, macro):
    """The texts below each heading .Sh or .Ss, by its name."""
    found = re.split(rf"^\.{macro} (.+)\n", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2]))


def listed(text):
    """The options that a text has as items of a list."""
    items = "\n".join(re.findall(r"^\.It (Fl .*)", text, flags=re.MULTILINE))
    return {"-" + name for name in re.findall(r"\bFl (\S+)", items)}


class Form(unittest.TestCase):
    def test_is_well_formed(self):
        for path in glob.glob(manual("*")):
            for command in (["mandoc", "-T", "lint", "-W", "warning"], ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"]):
                done = subprocess.run([*command, path], capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"})
                self.assertEqual((done.returncode, done.stderr), (0, ""), path)
                self.assertTrue(command[0] == "man" or not done.stdout, done.stdout)

    def test_has_the_usual_sections(self):
        for name in ("rowkeeper", "rowkeeper-cli"):
            sections = parts(read(manual(name)), "Sh")
            for section in ("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO"):
                self.assertIn(section, sections, name)


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.sections = parts(read(manual("rowkeeper-cli")), "Sh")
        self.commands = parts(self.sections["COMMANDS"], "Ss")
        self.groups = {name: listed(text) for name, text in parts(self.sections["OPTIONS"], "Ss").items()}
        self.program = program_help.read(CLI)

    def options_of(self, text):
        options = listed(text) | (self.groups["Options for every command"] - {"--version"})
        taken = re.search(r"^Takes the options for (.*?)(, and:|\.)$", text, flags=re.MULTILINE)
        for group in re.split(r", | and ", taken[1]) if taken else []:
            options |= self.groups["Options for " + group]
        return options

    def test_has_every_command(self):
        self.assertEqual(list(self.commands), [command.name for command in self.program.commands])
        models = next(command for command in self.program.commands if command.name == "models")
        named = re.findall(r"^\.It Cm (models \w+)(.*)", self.commands["models"], flags=re.MULTILINE)
        self.assertEqual([(name, words.removeprefix(" Ar ")) for name, words in named],
                         [(command.name, " ".join(command.words)) for command in models.commands])

    def test_has_every_option_of_every_command(self):
        for command in self.program.all():
            if not command.commands:
                text = self.commands[command.name.split()[0]]
                self.assertEqual(self.options_of(text), set(command.option_names()), command.name)

    def test_has_the_options_of_the_program_itself(self):
        self.assertLessEqual(set(self.program.option_names()), self.groups["Options for every command"])

    def test_has_every_variable_of_the_environment(self):
        sources = [read(path) for folder in ("core", "app") for path in glob.glob(os.path.join(PROJECT, folder, "**", "*.[ch]*"), recursive=True)]
        variables = {name for text in sources for name in re.findall(r'"((?:HF|HUGGINGFACE|ROWKEEPER)_[A-Z_]+)"', text)}
        self.assertIn("HF_TOKEN", variables)
        for name in variables:
            self.assertIn(name, self.sections["ENVIRONMENT"])


class Window(unittest.TestCase):
    def test_has_every_option(self):
        sections = parts(read(manual("rowkeeper")), "Sh")
        program = program_help.read(WINDOW)
        self.assertEqual(listed(sections["OPTIONS"]), set(program.option_names()))
        synopsis = {"-" + name for name in re.findall(r"\bFl (\S+)", sections["SYNOPSIS"])}
        self.assertEqual(synopsis, set(program.option_names()) - {"-h"})


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    PROJECT, CLI, WINDOW = os.path.abspath(sys.argv[1]), *sys.argv[2:4]
    del sys.argv[1:4]
    sys.path.insert(0, os.path.join(PROJECT, "packaging"))
    import program_help

    unittest.main()
