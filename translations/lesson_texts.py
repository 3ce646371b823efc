"""The texts of assets/lessons, as views/learn/lesson_reader.cpp cuts them: what translators get.

Both cut in the same places: whoever changes one changes the other.
"""


def paragraphs(lines):
    """Consecutive lines joined; an empty line ends a paragraph."""
    current = []
    for line in [*lines, ""]:
        if line.strip():
            current.append(line.strip())
        elif current:
            yield " ".join(current)
            current = []


class LessonTexts:
    """Goes through the lines of one lesson; `texts` has what it found, in order."""

    def __init__(self, text):
        self.texts, self.lines = [], []
        self.joined = None  # what the next lines belong to: a question or a reply
        for line in text.split("\n"):
            self.take(line)
        self.end()

    def end(self):
        self.texts += paragraphs(self.lines)
        if self.joined:
            self.texts.append(" ".join(self.joined))
        self.lines, self.joined = [], None

    def take(self, line):
        if line.startswith(("# ", "## ")):
            self.end()
            self.texts.append(line.split(" ", 1)[1].strip())
        elif line.startswith(("minutes: ", "@", "= ")):
            self.end()
        elif line.startswith("note: "):
            self.end()
            self.texts.append(line[6:].strip())
        elif line.startswith("? "):
            self.end()
            self.joined = [line[2:].strip()]
        elif line.startswith(("- ", "* ")):
            self.end()
            self.texts.append(line[2:].strip())
            self.joined = []
        elif self.joined is not None and line.strip():
            self.joined.append(line.strip())
        elif self.joined is None:
            self.lines.append(line)


def lesson_texts(folder):
    texts = []
    for path in sorted(folder.glob("*.md")):
        texts += LessonTexts(path.read_text(encoding="utf-8")).texts
    return list(dict.fromkeys(texts))
