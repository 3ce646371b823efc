#!/usr/bin/env python3
"""Says whether a PNG has a size and shows something.

Usage: check_picture.py FILE.png WIDTH HEIGHT
"""

import struct
import sys
import zlib


def chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        yield kind, data[at + 8 : at + 8 + length]
        at += length + 12


def main(path, width, height):
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        sys.exit(f"{path} is no PNG")
    parts = list(chunks(data))
    size = struct.unpack(">II", parts[0][1][:8])
    if size != (width, height):
        sys.exit(f"{path} is {size[0]}x{size[1]}, not {width}x{height}")
    pixels = zlib.decompress(b"".join(content for kind, content in parts if kind == b"IDAT"))
    line = len(pixels) // height
    kinds = len({pixels[at : at + line] for at in range(0, len(pixels), line)})
    # Of a blank picture all lines are equal; the window's have text, rows and charts.
    if kinds < height // 4:
        sys.exit(f"{path} is nearly blank: {kinds} different lines")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
