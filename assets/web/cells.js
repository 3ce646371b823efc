// The rows' cells, and the colours that they stand for.
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
}

class Cells {
  constructor(data) {
    this.blocks = data.blocks;
    this.perSide = data.cellsPerSide;
    this.perLine = 2 * this.blocks * this.perSide;
    this.bytes = bytesOf(data.cells);
  }
  at(line, block, side, cell) {
    return this.bytes[line * this.perLine + (2 * block + side) * this.perSide + cell];
  }
}

// One for each theme; the style sheet says which is in use.
class Palettes {
  constructor(data) {
    this.colors = data.colors;
    this.all = data.palettes.map(bytesOf);
    this.choose();
  }
  choose() {
    const style = getComputedStyle(document.documentElement);
    this.current = this.all[Number(style.getPropertyValue("--palette"))] || this.all[0];
    this.style = style;
  }
  // Where a colour's three bytes are. look: 0 kept, 1 not kept, 2 invalid; side: 0 key, 1 value.
  offset(look, side, color) {
    return 3 * ((2 * look + side) * this.colors + color);
  }
  css(look, side, color) {
    const at = this.offset(look, side, color);
    return "rgb(" + this.current.subarray(at, at + 3).join(",") + ")";
  }
  // A colour of the theme.
  named(name) {
    return this.style.getPropertyValue("--" + name).trim();
  }
}
