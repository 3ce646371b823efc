// The cache: rows down, blocks across, in each block the key's cells and then the value's. The canvas is as large as what is in
// view; scrolling draws other rows.
const HEADER_HEIGHT = 20;

class CachePicture {
  constructor(element, lane, cells, palettes, words) {
    Object.assign(this, { element, lane, cells, palettes, words });
    this.canvas = element.querySelector("canvas");
    this.room = element.querySelector(".room");
    this.strip = document.createElement("canvas");
    this.minuses = document.createElement("canvas");
    this.motion = 0;
    this.chosen = -1;
    element.addEventListener("scroll", () => this.draw());
  }

  layout() {
    const width = this.element.clientWidth;
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const narrow = width < 430 * size;
    this.size = size;
    this.width = width;
    this.header = Math.round(HEADER_HEIGHT * size);
    this.row = Math.round(20 * size);
    this.height = this.fitHeight();
    this.numbers = narrow ? 0 : Math.round(38 * size);
    this.gutter = this.numbers + Math.round((narrow ? 74 : 92) * size);
    this.counts = Math.round((narrow ? 58 : 74) * size);
    this.blocksWidth = width - this.gutter - this.counts;
    this.blockGap = Math.max(3, Math.min(10, this.blocksWidth / this.cells.blocks / 12));
    this.pitch = this.blocksWidth / Math.max(1, this.cells.blocks);
    this.sideGap = this.blockGap / 3;
    this.ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(width * this.ratio);
    this.canvas.height = Math.round(this.height * this.ratio);
    this.canvas.style.height = this.height + "px";
    const all = this.header + this.row * this.lane.rows.length;
    this.room.style.height = Math.max(0, all - this.height) + "px";
  }

  // Whole rows, and no more than the run ever has.
  fitHeight() {
    this.element.style.height = "";
    const room = Math.floor((this.element.clientHeight - this.header) / this.row);
    const height = this.header + this.row * Math.max(1, Math.min(room, this.lane.mostRows));
    this.element.style.height = height + "px";
    return height;
  }

  show(chosen, follow) {
    this.chosen = chosen;
    this.layout();
    if (follow) this.element.scrollTop = this.element.scrollHeight;
    this.draw();
  }
  showRow(row) {
    this.element.scrollTop = this.header + row * this.row - this.height / 2;
  }
  rowAt(y) {
    const row = Math.floor((y - this.header + this.element.scrollTop) / this.row);
    return y >= this.header && row >= 0 && row < this.lane.rows.length ? row : -1;
  }
  blockAt(x) {
    const block = Math.floor((x - this.gutter) / this.pitch);
    return block >= 0 && block < this.cells.blocks ? block : -1;
  }

  draw() {
    if (!this.width) return;
    const g = (this.g = this.canvas.getContext("2d"));
    g.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    g.fillStyle = this.palettes.named("card");
    g.fillRect(0, 0, this.width, this.height);
    this.top = this.header - this.element.scrollTop;
    const rows = this.lane.rows.length;
    const first = Math.max(0, Math.floor(-(this.top - this.header) / this.row));
    const end = Math.min(rows, Math.ceil((this.height - this.top) / this.row));
    g.save();
    g.beginPath();
    g.rect(0, this.header, this.width, this.height - this.header);
    g.clip();
    this.drawStrips(first, end);
    for (let i = first; i < end; ++i) this.drawRow(i);
    g.restore();
    this.drawHeader();
    this.describe();
  }

  blockLeft(block) {
    return this.gutter + block * this.pitch;
  }
  sideLeft(block, side) {
    return this.blockLeft(block) + side * (this.sideWidth() + this.sideGap);
  }
  sideWidth() {
    return (this.pitch - this.blockGap - this.sideGap) / 2;
  }
  // The row that has just come slides in from below.
  yOf(i) {
    const sliding = this.motion > 0 && this.lane.inLastStep(i) && i === this.lane.endComputed - 1;
    return this.top + i * this.row + (sliding ? this.motion * this.row * 0.9 : 0);
  }

  // The lines in view at the screen's resolution across, each then stretched to its row's height.
  drawStrips(first, end) {
    const width = Math.max(1, Math.round(this.blocksWidth * this.ratio));
    const height = Math.max(1, end - first);
    const pictures = [this.strip, this.minuses];
    for (const picture of pictures) {
      if (picture.width !== width) picture.width = width;
      if (picture.height !== height) picture.height = height;
    }
    const contexts = pictures.map((picture) => picture.getContext("2d"));
    const images = contexts.map((context) => context.createImageData(width, height));
    for (let i = first; i < end; ++i) this.paintLine(images, i - first, i);
    contexts.forEach((context, k) => context.putImageData(images[k], 0, 0));
    this.g.imageSmoothingEnabled = false;
    for (let i = first; i < end; ++i) {
      if (this.lane.place(i) === ROW_NOT_COMPUTED) continue;
      const y = this.yOf(i);
      this.g.drawImage(this.strip, 0, i - first, width, 1, this.gutter, y + 1, this.blocksWidth, this.row - 2);
      this.g.drawImage(this.minuses, 0, i - first, width, 1, this.gutter, this.strokeTop(y), this.blocksWidth, this.stroke());
    }
  }
  // The stroke through negative numbers, so that their colour alone does not say so: on whole pixels of the screen.
  stroke() {
    return Math.max(1, Math.round(this.size * this.ratio)) / this.ratio;
  }
  strokeTop(y) {
    return Math.round((y + (this.row - this.stroke()) / 2) * this.ratio) / this.ratio;
  }
  paintLine(images, y, i) {
    const place = this.lane.place(i);
    const line = this.lane.rows[i].line;
    if (place === ROW_NOT_COMPUTED || line < 0) return;
    const look = place === ROW_KEPT ? 0 : place === ROW_NOT_KEPT ? 1 : 2;
    for (let block = 0; block < this.cells.blocks; ++block) {
      for (let side = 0; side < 2; ++side) {
        const left = Math.round((this.sideLeft(block, side) - this.gutter) * this.ratio);
        const width = Math.max(1, Math.round(this.sideWidth() * this.ratio));
        for (let x = 0; x < width; ++x) this.paintPixel(images, y, left + x, look, line, block, side, x / width, 1 / width);
      }
    }
  }
  // The mean of the cells that the pixel covers, which is one cell where there is room for all.
  paintPixel(images, y, x, look, line, block, side, from, share) {
    const n = this.cells.perSide;
    const first = Math.floor(from * n + 1e-9);
    const end = Math.max(first + 1, Math.min(n, Math.round((from + share) * n)));
    let sum = 0;
    for (let cell = first; cell < end; ++cell) sum += this.cells.at(line, block, side, cell);
    const color = Math.round(sum / (end - first));
    const zero = (this.palettes.colors - 1) / 2;
    this.paintColor(images[0], y, x, this.palettes.offset(look, side, color));
    if (color < zero) this.paintColor(images[1], y, x, this.palettes.offset(0, side, zero));
  }
  paintColor(image, y, x, from) {
    const to = 4 * (y * image.width + x);
    for (let channel = 0; channel < 3; ++channel) image.data[to + channel] = this.palettes.current[from + channel];
    image.data[to + 3] = 255;
  }

  drawRow(i) {
    const g = this.g;
    const row = this.lane.rows[i];
    const y = this.yOf(i);
    const middle = y + this.row / 2;
    const place = this.lane.place(i);
    if (i === this.chosen) {
      g.fillStyle = this.palettes.named("accent-soft");
      g.fillRect(0, y, this.gutter - 4, this.row);
      g.fillRect(this.width - this.counts, y, this.counts, this.row);
    }
    if (this.motion > 0 && this.lane.inLastStep(i)) this.drawFlash(y);
    if (place === ROW_NOT_COMPUTED) this.drawFrame(i, y);
    const newest = i === this.lane.rows.length - 1;
    g.textBaseline = "middle";
    g.font = this.fontOf(newest);
    g.fillStyle = this.palettes.named("muted");
    g.textAlign = "right";
    if (this.numbers) g.fillText(this.words.number(i), this.numbers - 8, middle);
    g.textAlign = "left";
    g.fillStyle = this.palettes.named(place === ROW_INVALID || place === ROW_NOT_COMPUTED ? "muted" : "text");
    this.drawToken(row.text, middle);
    g.textAlign = "right";
    g.fillStyle = this.palettes.named(row.changed && this.lane.data.exact ? "bad" : "muted");
    g.fillText(this.countText(i), this.width - 6, middle);
  }
  fontOf(bold) {
    return (bold ? "600 " : "") + 12 * this.size + 'px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
  }
  drawToken(text, y) {
    const g = this.g;
    const most = this.gutter - this.numbers - 10;
    let shown = text;
    const letters = Array.from(text);
    while (letters.length > 2 && g.measureText(shown).width > most) {
      // The mark at the end closes the text's own direction.
      letters.splice(-2, 1);
      shown = letters.slice(0, -1).join("") + "…" + letters[letters.length - 1];
    }
    g.fillText(shown, this.numbers, y);
  }
  // A row that has no numbers yet: the newest one's frame says that it is next.
  drawFrame(i, y) {
    const g = this.g;
    const newest = i === this.lane.rows.length - 1;
    g.strokeStyle = this.palettes.named(newest ? "newest" : "border");
    g.lineWidth = 1;
    g.setLineDash([4, 3]);
    g.strokeRect(this.gutter + 0.5, Math.round(y) + 2.5, this.blocksWidth - this.blockGap - 1, this.row - 5);
    g.setLineDash([]);
    if (!newest) return;
    g.font = this.fontOf(false);
    g.textAlign = "center";
    g.textBaseline = "middle";
    g.fillStyle = this.palettes.named("muted");
    const full = this.lane.rows.length > this.lane.data.positions;
    g.fillText(this.words.text(full ? "neverComputed" : "notComputed"), this.gutter + this.blocksWidth / 2, y + this.row / 2);
  }
  drawFlash(y) {
    this.g.globalAlpha = 0.5 * this.motion;
    this.g.fillStyle = this.palettes.named("newest");
    this.g.fillRect(this.gutter - 3, y, 3, this.row);
    this.g.fillRect(this.gutter + this.blocksWidth - this.blockGap, y, 3, this.row);
    this.g.globalAlpha = 1;
  }
  countText(i) {
    const row = this.lane.rows[i];
    if (this.lane.place(i) === ROW_INVALID) return this.words.text("rebuild");
    if (!row.computed) return "";
    if (row.times === 1 && this.lane.inLastStep(i)) return this.words.text("new");
    return this.words.text("count", this.words.number(row.times)) + (row.changed ? (this.lane.data.exact ? " ✗" : " ≈") : "");
  }

  drawHeader() {
    const g = this.g;
    const y = this.header / 2;
    g.font = this.fontOf(false);
    g.fillStyle = this.palettes.named("muted");
    g.textBaseline = "middle";
    g.textAlign = "right";
    if (this.numbers) g.fillText(this.words.text("rowHeader"), this.numbers - 8, y);
    g.fillText(this.words.text("computedHeader"), this.width - 6, y, this.counts - 8);
    g.textAlign = "left";
    g.fillText(this.words.text("tokenHeader"), this.numbers, y);
    g.textAlign = "center";
    const roomy = this.pitch > 70 * this.size;
    const step = Math.ceil((18 * this.size) / this.pitch);
    for (let block = 0; block < this.cells.blocks; block += step) {
      const name = (roomy ? this.words.text("block") + " " : "") + this.words.number(block + 1);
      g.fillText(name, this.blockLeft(block) + (this.pitch - this.blockGap) / 2, y);
    }
    g.fillStyle = this.palettes.named("border");
    g.fillRect(0, this.header - 1, this.width, 1);
  }

  describe() {
    const rows = this.lane.rows.length;
    this.canvas.setAttribute("aria-label", this.words.text("picture", this.words.number(rows), this.words.number(this.lane.frame.kept)));
  }
  // A row in words.
  reading(i) {
    if (i < 0 || i >= this.lane.rows.length) return this.words.text("readHint");
    const row = this.lane.rows[i];
    const parts = [this.words.text("row", this.words.number(i)), row.text, this.words.text(this.lane.place(i))];
    if (row.computed) parts.push(this.words.text("times", this.words.number(row.times)));
    return parts.join(" · ");
  }
}
