#!/usr/bin/env python3
"""The shells' completions, asked in the shells themselves, and held against what the programs' --help says.

Usage: completion_test.py PATH/TO/PROJECT PATH/TO/rowkeeper-cli PATH/TO/rowkeeper
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PROJECT, PROGRAMS = "", []
BASH_COMPLETION = "/usr/share/bash-completion/bash_completion"

BASH = """
source {library}
source {file}
COMP_LINE={line} COMP_POINT=${{#COMP_LINE}} COMP_TYPE=9 COMP_KEY=9
COMP_WORDS=({words}) COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
{function}
printf '%s\\n' "${{COMPREPLY[@]}}"
"""

# Types the line into a zsh of its own and presses Tab; the shell prints each match that its completion system is given.
ZSH = r"""
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PS1= PROMPT_EOL_MARK= COLUMNS=2000 LISTMAX=1000; fpath=({folder} \$fpath); autoload -Uz compinit; compinit -u -d {dump}
compadd() {{ local -a shown; builtin compadd -O shown \"\$@\"; print -rl -- \$'\\1'\${{^shown}}\$'\\2'; builtin compadd \"\$@\"; }}
bindkey ^I complete-word; zle -C complete-word complete-word _main_complete
show() {{ print DONE; }}; zle -N show; bindkey ^G show; print READY"
zpty -r z text '*READY*READY*'
zpty -w -n z {line}$'\t\a'
zpty -r z text '*DONE*'
print -r -- $text
zpty -d z
"""


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def run(*command, folder=None):
    home = {"HOME": folder} if folder else {}  # shells like to leave files there
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=folder, env=os.environ | home)
    assert done.returncode == 0, done.stderr
    return done.stdout


def completion_file(shell, name):
    return os.path.join(PROJECT, "packaging", "completions", shell, name)


class FromHelp(unittest.TestCase):
    def test_the_files_say_what_help_says(self):
        writer = os.path.join(PROJECT, "packaging", "completions.py")
        with tempfile.TemporaryDirectory() as folder:
            run(sys.executable, writer, *PROGRAMS, folder)
            compared = subprocess.run(["diff", "-r", completion_file("", ""), folder], capture_output=True, text=True)
        again = f"python3 {writer} {' '.join(PROGRAMS)} {completion_file('', '')}"
        self.assertEqual(compared.returncode, 0, f"out of date: run\n{again}\n{compared.stdout}")


class Completions:
    """What each shell must offer. `offered` gives the words for a line that ends where Tab is pressed."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        os.mkdir(os.path.join(self.folder, "models"))
        for name in ("run.rowkeeper", "story.txt"):
            with open(os.path.join(self.folder, name), "w", encoding="utf-8"):
                pass

    def test_subcommands(self):
        self.assertEqual(self.offered("rowkeeper-cli ge"), {"generate"})
        self.assertLess({"bench", "memory", "models"}, self.offered("rowkeeper-cli "))
        self.assertEqual(self.offered("rowkeeper-cli models "), {"list", "verify", "download", "remove", "make"})

    def test_options_of_the_subcommand_only(self):
        self.assertEqual(self.offered("rowkeeper-cli generate --to"), {"--tokens", "--toggle-at", "--top-k", "--top-p"})
        self.assertEqual(self.offered("rowkeeper-cli serve --to"), {"--tokens"})
        self.assertEqual(self.offered("rowkeeper-cli chat --fold"), set())
        self.assertEqual(self.offered("rowkeeper-cli models verify --j"), {"--json"})
        self.assertEqual(self.offered("rowkeeper --proj"), {"--projector"})

    def test_values(self):
        self.assertEqual(self.offered("rowkeeper-cli bench --backend "), {"exact", "openblas", "cuda", "cublas"})
        self.assertEqual(self.offered("rowkeeper-cli memory --preset llama-3.1-7"), {"llama-3.1-70b"})
        self.assertEqual(self.offered("rowkeeper-cli fidelity --cache of"), set())
        self.assertEqual(self.offered("rowkeeper-cli generate --cache of"), {"off"})
        self.assertEqual(self.offered("rowkeeper --weights "), {"f32", "f16", "q8"})
        self.assertEqual(self.offered("rowkeeper --screenshot sq"), {"squeeze"})

    def test_a_colon_does_not_end_a_value(self):
        self.assertEqual(self.offered("rowkeeper-cli generate --cache paged:3"), {"paged:32"})

    def test_files_and_folders(self):
        self.assertEqual(self.offered("rowkeeper-cli chat --document st"), {"story.txt"})
        self.assertEqual(self.offered("rowkeeper-cli models make random:gpt2 mo"), {"models"})
        self.assertEqual(self.offered("rowkeeper r"), {"run.rowkeeper"})
        self.assertEqual(self.offered("rowkeeper --screenshot watch st"), {"story.txt"})

    def test_the_bundled_models_and_folders_are_models(self):
        self.assertEqual(self.offered("rowkeeper-cli generate --model "), {"bundled", "rowkeeper-tiny-mqa", "gpt2", "random:gpt2", "models"})


@unittest.skipUnless(os.path.exists(BASH_COMPLETION), "bash-completion is not installed")
class Bash(Completions, unittest.TestCase):
    def offered(self, line):
        # As readline splits it, at the colons and equals signs too.
        words = re.findall(r"[^\s:=]+|[:=]+", line) + ([""] if line.endswith(" ") else [])
        program = words[0]
        script = BASH.format(library=BASH_COMPLETION, file=completion_file("bash", program), line=quoted(line),
                             words=" ".join(map(quoted, words)), function="_" + program.replace("-", "_"))
        replies = set(run("bash", "--norc", "-c", script, folder=self.folder).split())
        # After a colon the replies are what comes behind it.
        before = line.rsplit(" ", 1)[1].rpartition(":")
        return {before[0] + before[1] + reply for reply in replies}

    def test_an_option_that_was_given_is_not_offered_again(self):
        self.assertEqual(self.offered("rowkeeper-cli generate --json --js"), set())

    def test_a_value_behind_an_equals_sign(self):
        self.assertEqual(self.offered("rowkeeper-cli generate --weights=f"), {"f32", "f16"})


@unittest.skipUnless(shutil.which("fish"), "fish is not installed")
class Fish(Completions, unittest.TestCase):
    def offered(self, line):
        script = f"source {completion_file('fish', line.split()[0] + '.fish')}; complete -C {quoted(line)}"
        found = run("fish", "--no-config", "-c", script, folder=self.folder).splitlines()
        return {match.split("\t")[0].rstrip("/") for match in found}


@unittest.skipUnless(shutil.which("zsh"), "zsh is not installed")
class Zsh(Completions, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.dump = os.path.join(folder.name, "dump")  # what compinit has found

    def offered(self, line):
        script = ZSH.format(folder=completion_file("zsh", ""), dump=self.dump, line="$'" + line.replace("'", "\\'") + "'")
        return set(re.findall("\x01([^\x01\x02]*)\x02", run("zsh", "-f", "-c", script, folder=self.folder)))


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    PROJECT, PROGRAMS = os.path.abspath(sys.argv[1]), sys.argv[2:4]
    del sys.argv[1:4]
    unittest.main()
