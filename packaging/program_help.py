"""What a program's --help says, as objects: for its completions, and for the test of its manual."""

import dataclasses
import subprocess

COLUMN = 30  # where the help's second column begins


@dataclasses.dataclass
class Option:
    names: list  # "-h", "--help"
    placeholder: str  # of its value; "" where it takes none
    text: str


@dataclasses.dataclass
class Command:
    name: str  # "models list"; "" for the program itself
    text: str = ""
    options: list = dataclasses.field(default_factory=list)
    words: list = dataclasses.field(default_factory=list)  # that come without an option's name, such as NAME
    commands: list = dataclasses.field(default_factory=list)

    def all(self):
        yield self
        for command in self.commands:
            yield from command.all()

    def option_names(self):
        return [name for option in self.options for name in option.names]


def items(lines):
    """Each (heading, first column, second column) of the help's lists."""
    heading = ""
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.startswith(("Example:", "Examples:")):
            return
        if line.endswith(":") and not line.startswith((" ", "Usage:")):
            heading = line[:-1]
        elif heading and line.startswith("  "):
            if at < len(lines) and lines[at].startswith(" " * COLUMN):  # the first column was too long for it
                yield heading, line.strip(), lines[at].strip()
                at += 1
            else:
                yield heading, line[:COLUMN].strip(), line[COLUMN:].strip()


def read(program, *name):
    """The help of a program or its subcommand, and of those below."""
    done = subprocess.run([program, *name, "--help"], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    command = Command(" ".join(name), lines[0])
    for heading, first, text in items(lines):
        if heading == "Subcommands":
            command.commands.append(read(program, *name, first))
        elif heading == "Positionals":
            command.words.append(first.split()[0])
        else:
            names, _, placeholder = first.partition(" ")
            needs = placeholder.find("Needs:")
            command.options.append(Option(names.split(","), placeholder[: needs if needs >= 0 else None].strip(), text))
    return command
