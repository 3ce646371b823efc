#!/usr/bin/env python3
"""Makes tokenizer_golden.json and tokenizer_tiny.json: what the `transformers` package says of hard strings.

    make_tokenizer_golden.py GPT2_FOLDER      (with vocab.json and merges.txt, see fetch_gpt2_vocabulary.sh)

Every string is encoded with GPT-2's vocabulary and with the bundled model's. tokenizer_tiny.json is the bundled model's vocabulary
in today's file form, as the package saves it.

The reference may know a newer Unicode than 14, which Debian's PCRE2 has, so strings must not hold code points that were assigned
after 14: the same code point would be a letter there and unassigned here. Code points that are unassigned to this day are welcome.
"""

import json
import pathlib
import sys
import unicodedata

import tokenizers
import transformers

HERE = pathlib.Path(__file__).resolve().parent
TINY = HERE.parent.parent / "assets" / "models" / "rowkeeper-tiny"

# Unassigned in Unicode 14 and in every version since.
UNASSIGNED = "\u0378\u05ff\u2fe0\uffff\U000e0fff\U0010ffff"

TRAPS = [
    "Answer: ", "Answer:", "x = 1  ", "a  b", "\U0001f642", "\U0001f468\u200d\U0001f469\u200d\U0001f467", " .", "we’re",
    "<|endoftext|>", "a" * 500, "^" * 777,
]
CONTRACTIONS = [
    "it's", "don't", "we're", "I've", "I'm", "we'll", "he'd", "IT'S", "DON'T", "WE'RE", "I'Ve", "it’s", "don’t", "I’ve", "I’m", "we’ll",
    "he’d", "'s", " 's", "''s", "'s's", "'tis", "'twas", "rock 'n' roll", "o'clock", "'", "' ", " '", "'''", "'re're", "they'd've",
    "'llama", "'more", "x'\u0301s", "'\u017f", "'s\u0301", "'d1", "1's", "\n's", "\t't", "\u3000'm",
]
WHITE_SPACE = [
    " ", "  ", "   ", " " * 16, " " * 33, "\n", "\n\n", "\n\n\n", "\n \n", " \n", "\n ", "\t", "\t\t", "\t \t", "\r\n", "\r\n\r\n", "\r", " \r\n ",
    "\v", "\f", "\x1c", "\x1d", "\x1e", "\x1f", "\u0085", "a\u0085b", "a\u0085\u0085b", "\u00a0", "a\u00a0b", "a\u00a0\u00a0b", " \u00a0", "\u00a0 ",
    "\u1680x", "a\u180eb", "a\u180e\u180eb", "a \u180e b", "\u180e", "\u2000\u2001\u2002\u2003", "a\u2007b", "a\u200ab", "a\u200bb", "\u200b\u200b",
    "a\u2028b", "a\u2029b", "\u2028\u2029", "a\u202fb", "a\u205fb", "a\u3000b", "\u3000\u3000x", "a\ufeffb", "\ufeff", "trailing ", "trailing  ",
    "trailing\n", "trailing \n", "trailing\t ", "  leading", "\n\nleading", "\tleading", "a b", "a   b", "a \t b", "a\n\n\nb", "a \n b", "a\n b",
    "one  two   three    four", " .  ,   ;", " \n \n \n", "x\n  y\n    z", "a\x1cb", "a\x1f b",
]
NUMBERS = [
    "0", "1234567890", "3.14159", "1,000,000", "-273.15", "1e-9", "0xDEADBEEF", "12:34:56", "2024-02-29", "50%", "$9.99", "1 2 3", "1  2", "x1y2z3",
    "v1.2.3-rc4", "½ ¼ ¾", "x² y³", "Ⅳ Ⅻ", "①②③", "٠١٢٣", "०१२३", "一二三", "１２３", "\U0001d7d8\U0001d7d9", "9" * 60, "1st 2nd 3rd", "¹⁄₂",
]
SCRIPTS = [
    "naïve café", "nai\u0308ve cafe\u0301", "Straße", "Ærøskøbing", "Łódź", "İstanbul ı", "ﬁ ﬂ ﬃ", "Привет, мир!", "Ελληνικά", "Ꭰ Ꮳ Ꮃ", "Հայերեն",
    "ქართული", "አማርኛ", "日本語のテキスト", "東京タワー 333m", "中文，标点。", "한국어 문장", "\u1112\u1161\u11ab\u1100\u1173\u11af", "ไทยไม่มีช่องว่าง", "ພາສາລາວ",
    "ភាសាខ្មែរ", "မြန်မာ", "हिन्दी क्षि", "বাংলা", "தமிழ்", "తెలుగు", "བོད་ཡིག", "ᠮᠣᠩᠭᠣᠯ\u180e", "שלום עולם", "שָׁלוֹם", "مرحبا بالعالم", "مُرَحَّبًا", "abc אבג 123",
    "\u202eabc\u202c", "abc (1) عربي", "a\u200fb\u200ec", "mixed日本text", "Zürich’s 3 Ä", "𝒳𝒴𝒵", "𐍈𐌰", "𓀀𓁐", "𠀀𠮷", "Ａｂｃ", "ꙮ", "ʰello", "ªº", "ǅ ǈ",
]
SYMBOLS = [
    "\U0001f600", "a\U0001f600b", "\U0001f600\U0001f600", "\U0001f44d\U0001f3fd", "\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7", "\u2764\ufe0f",
    "\U0001f468\u200d\U0001f4bb works", "\U0001f3f3\ufe0f\u200d\U0001f308", "1\ufe0f\u20e3", "\u0301", " \u0301", "a\u0301\u0301\u0301", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L", "e\u0301\u0323",
    "\x00", "a\x00b", "\x00\x00\x00", "\x01\x02\x03", "\x07bell", "\x1b[31mred\x1b[0m", "\x7f", "\x80\x81", "\x9f", "\xad", "soft\xadhyphen", "\ufffd", "\ufffc",
    "…", "—", "“quoted”", "«guillemets»", "a–b", "€£¥", "±×÷", "∑∞∂", "→⇒", "▁▂▃", "█", "♠♥", "†‡", "※", "•item", "a…b", "...", "....", "!!!???", "?!",
    "(a) [b] {c}", "<tag attr=\"v\">", "&amp;", "@user #tag", "a_b__c", "a-b--c", "~~strike~~", "**bold**", "`code`", "\\n", "\\\\", "||", "^^", "^ ^",
    *UNASSIGNED, f"a{UNASSIGNED}b", "a\u0378 b", "1\uffff2", "\ue000", "\U000f0000x", "\ufdd0",
]
CODE = [
    "def f(x):\n    return x  # ok\n", "for (int i = 0; i < n; ++i) {\n\ts += a[i];\n}\n", "#include <vector>\r\n\r\nint main() {}\r\n",
    "SELECT * FROM t WHERE a = 'it''s';", "x = {\"a\": [1, 2.5e3, null]}", "https://example.org/a_b?c=d&e=%20f#g", "C:\\Users\\x\\y.txt", "/usr/lib/x86_64",
    "if(a&&b||!c)", "a->b::c<d>", "$(cmd \"$x\")", "0b1010 & ~mask", "print('it\\'s')", "// ------", "/* ** */", "<!-- x -->", "λx.x", "fn<'a>(x: &'a str)",
    "camelCaseAndSnake_case_AND_CAPS", "e.g. i.e. U.S.A.", "user@example.com", "\\frac{a}{b}", "\"\"\"doc\"\"\"",
]
LONG = [
    "antidisestablishmentarianism", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "ab" * 300, "abcdefghijklmnopqrstuvwxyz" * 20,
    "é" * 200, "日" * 200, "\U0001f600" * 50, "-" * 200, "=" * 81, "_" * 100, "." * 129, "!?" * 100, "the" * 100, " the" * 100, "0123456789" * 20,
    "\n" * 100, "\t" * 50, "a " * 100, "a\n" * 60, "\u00a0" * 30, "lo" * 999,
]
SENTENCES = [
    "", "Hello", "Hello world", "Hello, world!", " Hello world", "hello HELLO HeLLo", "The quick brown fox jumps over the lazy dog.", "A", " a", "aa", "aaa", "aaaa",
    "Document: The red box is in the hall.\nQuestion: Where is the red box?\nAnswer:", "I can't believe it's not butter!", "SolidGoldMagikarp", " SolidGoldMagikarp",
    "<|endoftext", "|endoftext|>", "a<|endoftext|>b", "<|endoftext|><|endoftext|>", " <|endoftext|>", "<|ENDOFTEXT|>",
]
STRINGS = TRAPS + CONTRACTIONS + WHITE_SPACE + NUMBERS + SCRIPTS + SYMBOLS + CODE + LONG + SENTENCES

SPECIAL = [
    "<|endoftext|>", "a<|endoftext|>b", "a <|endoftext|> b", "<|endoftext|><|endoftext|>", "<|endoftext|", "<<|endoftext|>>", "it<|endoftext|>'s",
    "  <|endoftext|>  ", "<|<|endoftext|>endoftext|>", "\n\n<|endoftext|>\n",
]


def check(text):
    new = [c for c in text if unicodedata.category(c) == "Cn" and c not in UNASSIGNED and not 0xFDD0 <= ord(c) <= 0xFDEF]
    assert not new, f"unassigned in Unicode {unicodedata.unidata_version}: {new}"


def ids(tokenizer, text, special):
    tokenizer.encode_special_tokens = not special  # the library's name for "as ordinary text"
    return tokenizer.encode(text, add_special_tokens=False).ids


def main():
    assert unicodedata.unidata_version == "14.0.0", "run it with Python 3.11, which knows Unicode 14"
    strings = list(dict.fromkeys(STRINGS))
    for text in strings + SPECIAL:
        check(text)
    gpt2 = transformers.GPT2Tokenizer.from_pretrained(sys.argv[1]).backend_tokenizer
    tiny = transformers.GPT2Tokenizer.from_pretrained(TINY).backend_tokenizer

    def entries(texts, special):
        return [{"text": t, "gpt2": ids(gpt2, t, special), "tiny": ids(tiny, t, special)} for t in texts]

    golden = {
        "made_with": {"transformers": transformers.__version__, "tokenizers": tokenizers.__version__, "unicode": unicodedata.unidata_version},
        "plain": entries(strings, False),
        "special": entries(SPECIAL, True),
    }
    # One string a line, so that a change shows as the lines it changes.
    sections = [f'"made_with": {json.dumps(golden["made_with"])}']
    sections += [f'"{name}": [\n' + ",\n".join(json.dumps(e) for e in golden[name]) + "\n]" for name in ("plain", "special")]
    (HERE / "tokenizer_golden.json").write_text("{" + ",\n".join(sections) + "}\n", encoding="ascii")
    (HERE / "tokenizer_tiny.json").write_text(tiny.to_str() + "\n", encoding="utf-8")
    print(f"{len(strings)} plain strings, {len(SPECIAL)} with special tokens")


if __name__ == "__main__":
    main()
