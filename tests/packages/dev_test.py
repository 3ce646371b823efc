#!/usr/bin/env python3
"""./dev refuses what it does not know before it installs or builds anything.

Usage: dev_test.py PATH/TO/PROJECT
"""

import os
import subprocess
import sys
import unittest

PROJECT = ""


def dev(*arguments):
    return subprocess.run([os.path.join(PROJECT, "dev"), *arguments], capture_output=True, text=True, timeout=60)


class Dev(unittest.TestCase):
    def test_unknown_options(self):
        commands = [["build"], ["package"], ["bench"], ["pictures"], ["lint"], ["coverage"], ["test"], ["test", "--fuzz"], ["format", "--check"]]
        for command in commands:
            with self.subTest(command):
                result = dev(*command, "--nonsense")
                self.assertEqual(result.stderr, f"./dev {command[0]}: there is no option '--nonsense'\n")
                self.assertEqual(result.returncode, 2)
                self.assertEqual(result.stdout, "")

    def test_unknown_commands(self):
        result = dev("biuld")
        self.assertEqual(result.returncode, 2)
        self.assertIn("there is no command 'biuld'", result.stderr)

    def test_help(self):
        result = dev("help")
        self.assertEqual(result.returncode, 0)
        self.assertIn("Usage: ./dev COMMAND", result.stdout)


if __name__ == "__main__":
    PROJECT = sys.argv.pop(1)
    unittest.main()
