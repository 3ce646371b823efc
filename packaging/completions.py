#!/usr/bin/env python3
"""Writes the completions of both programs for bash, fish and zsh (packaging/completions) out of their own --help.

Usage: completions.py PATH/TO/rowkeeper-cli PATH/TO/rowkeeper FOLDER
"""

import os
import sys

import completion_values as values
import program_help

MADE = "# Made by packaging/completions.py out of the program's --help."


def short(text):
    """What a shell shows beside an option."""
    return text if len(text) <= 72 else text[:72].rsplit(" ", 1)[0] + " ..."


def function_name(program):
    return "_" + program.replace("-", "_")


# --- bash


def bash_reply(value):
    parts = []
    if value.words:
        parts.append(f"COMPREPLY=($(compgen -W '{' '.join(value.words)}' -- \"$cur\"))")
    if any(":" in word for word in value.words):
        parts.append('__ltrim_colon_completions "$cur"')
    if value.folders:
        parts.append("_filedir -d")
    if value.files:
        parts.append("_filedir" + ("" if value.files == "*" else " " + value.files.removeprefix("*.")))
    return "; ".join(parts) or ":"


def bash_values(commands):
    """Case arms for what stands behind an option. One does for all subcommands; those where it takes something else come first."""
    replies = {}
    for command in commands:
        for option in command.options:
            for value in values.of_option(option)[:1]:
                replies.setdefault(option.names[-1], {}).setdefault(bash_reply(value), []).append(command.name)
    for name, by_reply in replies.items():
        most = max(by_reply, key=lambda reply: len(by_reply[reply]))
        special = [(f"'{command} {name}'", reply) for reply in by_reply if reply != most for command in by_reply[reply]]
        for pattern, reply in [*special, (f"*' {name}'", most)]:
            yield f"        {pattern}) {reply}; return ;;" if reply != ":" else f"        {pattern}) return ;;"


def bash_words(command):
    yield f"        '{command.name}')"
    if command.commands:
        names = " ".join(below.name.split()[-1] for below in command.commands)
        yield f"            [[ $cur == -* ]] && options='{' '.join(command.option_names())}' || options='{names}'"
        return
    yield f"            options='{' '.join(command.option_names())}'"
    depth = len(command.name.split()) + 1
    for place, value in enumerate(values.of_words(command)):
        at = "" if len(command.words) == 1 else f" && ((cword == {depth + place}))"
        yield f"            [[ $cur != -* ]]{at} && {{ {bash_reply(value)}; }}"


def bash(program, root):
    second = [option.names[-1] for option in root.options if len(values.of_option(option)) > 1]
    out = [f"# bash completion of {program}", MADE, f"{function_name(program)}()", "{", "    local cur prev words cword split"]
    out += ["    _init_completion -s -n : || return", "    local command='' options='' left='' option"]
    for below in root.commands:
        if below.commands:
            out.append(f"    ((cword > 2)) && [[ ${{words[1]}} == {below.name} ]] && command=\"{below.name} ${{words[2]}}\"")
    if root.commands:
        out.append("    ((cword > 1)) && [[ -z $command ]] && command=${words[1]}")
    out += [f"    [[ ${{words[cword - 2]}} == {name} ]] && {{ _filedir; return; }}" for name in second]
    out += ['    case "$command $prev" in', *bash_values(root.all()), "    esac", "    case $command in"]
    for command in root.all():
        out += [*bash_words(command), "            ;;"]
    out += [
        "    esac",
        "    # An option is given once at most.",
        "    for option in $options; do",
        '        [[ " ${words[*]:1:cword-1} " == *" $option "* ]] || left+=" $option"',
        "    done",
        '    [[ ${COMPREPLY[0]} ]] || COMPREPLY=($(compgen -W "$left" -- "$cur"))',
        "} &&",
        f"    complete -F {function_name(program)} {program}",
    ]
    return "\n".join(out) + "\n"


# --- zsh


def zsh_quoted(text):
    return text.replace("\\", "\\\\").replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")


def zsh_action(value):
    words = " ".join(word.replace(":", "\\:") for word in value.words)
    if value.words and value.folders:
        return f" _rowkeeper_or_folder {words}"  # the space: with these arguments only
    if value.words:
        return f"({words})"
    if value.folders:
        return "_files -/"
    return {"": " ", "*": "_files"}.get(value.files, f'_files -g "{value.files}"')


def zsh_option(option):
    takes = "".join(f":{place.lower()}:{zsh_action(value)}" for place, value in
                    zip(option.placeholder.split(":")[0].split(), values.of_option(option)))
    text = f"[{zsh_quoted(short(option.text))}]{takes}"
    if len(option.names) == 1:
        return f"'{option.names[0]}{text}'"
    return f"'({' '.join(option.names)})'{{{','.join(option.names)}}}'{text}'"


def zsh_function(name, command):
    out = [f"{name}() {{"]
    specs = [zsh_option(option) for option in command.options]
    specs += [f"':{word.lower()}:{zsh_action(value)}'" for word, value in zip(command.words, values.of_words(command))]
    if not command.commands:
        return [*out, "  _arguments -S \\", *[f"    {spec} \\" for spec in specs[:-1]], f"    {specs[-1]}", "}"]
    out += ["  local state line", "  local -a commands", "  commands=("]
    out += [f"    '{below.name.split()[-1]}:{zsh_quoted(below.text)}'" for below in command.commands]
    out += ["  )", "  _arguments -C \\", *[f"    {spec} \\" for spec in specs], "    '1: :->command' '*:: :->arguments'"]
    out += ["  case $state in", "    command) _describe -t commands subcommand commands ;;"]
    out += [f"    arguments) (( $+functions[{name}_$words[1]] )) && {name}_$words[1] ;;", "  esac", "}"]
    for below in command.commands:
        out += zsh_function(f"{name}_{below.name.split()[-1]}", below)
    return out


ZSH_OR_FOLDER = """_rowkeeper_or_folder() {
  local expl
  _wanted words expl word compadd -- "$@"
  _files -/
}"""


def zsh(program, root):
    name = function_name(program)
    return "\n".join([f"#compdef {program}", MADE, ZSH_OR_FOLDER, *zsh_function(name, root), f'{name} "$@"']) + "\n"


# --- fish


def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_value(value):
    if value.files == "*":
        return "-F"
    words = [*value.words, *["(__fish_complete_directories)"] * value.folders]
    words += [f"(__fish_complete_suffix .{value.files.removeprefix('*.')})"] * bool(value.files)
    return "-f" + (" -a " + fish_quoted(" ".join(words)) if words else "")


def fish_lines(program, root):
    here = function_name(program) + "_in"
    options = {}
    for command in root.all():
        for option in command.options:
            names = " ".join(("-l " if name.startswith("--") else "-s ") + name.lstrip("-") for name in option.names)
            takes = "".join(" -r " + fish_value(value) for value in values.of_option(option)[:1])
            options.setdefault(f"{names}{takes} -d {fish_quoted(short(option.text))}", []).append(command.name)
        for value in values.of_words(command):
            options.setdefault(fish_value(value), []).append(command.name)
        for below in command.commands:
            options.setdefault(f"-a {below.name.split()[-1]} -d {fish_quoted(below.text)}", []).append(command.name)
    for option, commands in options.items():
        yield f'complete -c {program} -n "{here} {" ".join(fish_quoted(name) for name in commands)}" {option}'


def fish(program, root):
    name = function_name(program)
    groups = [below.name for below in root.commands if below.commands]
    out = [f"# fish completion of {program}", MADE, "# Whether what is being typed belongs to one of these subcommands.", f"function {name}_in"]
    if root.commands:
        out += ["    set -l words (commandline -opc) '' ''", "    set -l command $words[2]"]
        out += [f"    test \"$command\" = {group} -a -n \"$words[3]\"; and set command \"{group} $words[3]\"" for group in groups]
        out += ["    contains -- \"$command\" $argv"]
    else:
        out += ["    true"]
    return "\n".join([*out, "end", f"complete -c {program} -f", *fish_lines(program, root)]) + "\n"


SHELLS = {"bash/{}": bash, "fish/{}.fish": fish, "zsh/_{}": zsh}


def main(folder, programs):
    for program in programs:
        root = program_help.read(program)
        name = os.path.basename(program)
        for place, write in SHELLS.items():
            path = os.path.join(folder, place.format(name))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(write(name, root))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(sys.argv[3], sys.argv[1:3])
