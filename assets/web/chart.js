// The two charts: what is reached stands out, what is still to come is faint.
const SVG = "http://www.w3.org/2000/svg";
const KIND_COLORS = ["cached", "uncached", "newest"], KIND_MARKERS = ["circle", "square", "triangle"];
const KIND_WORDS = ["cacheOn", "cacheOff", "prefill"], KIND_PREFILL = 2;

function svgElement(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key]);
  if (parent) parent.appendChild(element);
  return element;
}

function markerPath(marker, x, y, r) {
  if (marker === "square") return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
  if (marker === "triangle") return `M${x} ${y - 1.3 * r}l${1.2 * r} ${2.2 * r}h${-2.4 * r}z`;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function spikeStyle(color) {
  return { fill: `var(--${color})`, "fill-opacity": 0.25, stroke: `var(--${color})`, "stroke-width": 1 };
}

// Axes, grid and legend: what both charts have.
class Chart {
  constructor(card, axes, lanes, words) {
    Object.assign(this, { card, axes, lanes, words });
    this.svg = card.querySelector("svg");
    this.legend = card.querySelector(".legend");
    this.legendShown = "";
  }
  layout() {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    this.width = this.svg.clientWidth;
    this.height = this.svg.clientHeight;
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    this.svg.textContent = "";
    const longest = Math.max(...this.axes.y.ticks.map((tick) => tick[1].length));
    this.left = Math.round((14 + 6.6 * longest) * size);
    this.right = this.width - Math.round(14 * size);
    this.top = Math.round(10 * size);
    this.bottom = this.height - Math.round(24 * size);
  }
  x(value) {
    return this.left + ((value - this.axes.x.low) / (this.axes.x.high - this.axes.x.low)) * (this.right - this.left);
  }
  y(value) {
    const share = Math.min(1, (value - this.axes.y.low) / (this.axes.y.high - this.axes.y.low));
    return this.bottom - share * (this.bottom - this.top);
  }
  drawAxes(xWord) {
    for (const [value, label] of this.axes.y.ticks) {
      svgElement("line", { class: "grid", x1: this.left, x2: this.right, y1: this.y(value), y2: this.y(value) }, this.svg);
      const text = svgElement("text", { x: this.left - 6, y: this.y(value) + 4, "text-anchor": "end" }, this.svg);
      text.textContent = label;
    }
    this.axes.x.ticks.forEach(([value, label], i) => {
      const text = svgElement("text", { x: this.x(value), y: this.bottom + 17, "text-anchor": i === 0 ? "start" : "middle" }, this.svg);
      text.textContent = i === 0 ? this.words.text(xWord, label) : label;
    });
  }
  drawCursor(value) {
    const x = Math.min(this.right, Math.max(this.left, this.x(value)));
    svgElement("line", { class: "cursor", x1: x, x2: x, y1: this.top, y2: this.bottom }, this.svg);
  }
  // entries: [marker, "line", "dashed" or "spike", colour, text]
  showLegend(entries) {
    const shown = JSON.stringify(entries);
    if (shown === this.legendShown) return;
    this.legendShown = shown;
    this.legend.textContent = "";
    for (const [marker, color, text] of entries) {
      const entry = document.createElement("span");
      entry.className = "mark";
      const svg = svgElement("svg", { viewBox: "0 0 14 14", "aria-hidden": "true" }, entry);
      const style = { d: marker === "line" || marker === "dashed" ? "M0 7h14" : markerPath(marker, 7, 7, 4), fill: `var(--${color})` };
      if (marker === "line" || marker === "dashed") Object.assign(style, { stroke: style.fill, "stroke-width": 2 });
      if (marker === "dashed") style["stroke-dasharray"] = "4 3";
      if (marker === "spike") Object.assign(style, spikeStyle(color), {d: "M3 13L7 1L11 13"});
      svgElement("path", style, svg);
      entry.appendChild(document.createTextNode(text));
      this.legend.appendChild(entry);
    }
  }
  path(d, attributes, className) {
    if (d) svgElement("path", Object.assign({ d, class: className }, attributes), this.svg);
  }
}

class TimeChart extends Chart {
  // positions: how many events of each lane have happened.
  show(positions) {
    this.layout();
    if (!this.width) return;
    this.drawAxes("row");
    const texts = [];
    const found = new Set();  // lanes, or kinds of step
    let beyond = false;
    this.lanes.forEach((lane, i) => {
      const groups = new Map();
      let latest = null;
      lane.frames.forEach((frame, at) => {
        if (frame.kind !== "step") return;
        const [x, ms, kind] = frame.point;
        const color = lane.data.marker ? lane.data.color : KIND_COLORS[kind];
        const marker = kind === KIND_PREFILL ? "triangle" : lane.data.marker || KIND_MARKERS[kind];
        const past = at <= positions[i];
        const key = [color, marker, past].join();
        if (kind === KIND_PREFILL && ms > this.axes.y.high) beyond = true;
        groups.set(key, (groups.get(key) || "") + markerPath(marker, this.x(x), this.y(ms), 3));
        found.add(lane.data.marker ? i : kind);
        if (past) latest = frame;
      });
      for (const [key, d] of groups) {
        const [color, , past] = key.split(",");
        this.path(d, { fill: `var(--${color})` }, past === "true" ? "reached" : "ahead");
      }
      if (latest && positions[i] > 0) this.drawCursor(latest.point[0]);
      if (latest) texts.push((lane.data.title ? lane.data.title + ": " : "") + latest.time);
    });
    this.describe(texts);
    this.nameSeries(found, beyond);
  }
  describe(texts) {
    const title = this.card.querySelector("h2").textContent;
    this.svg.setAttribute("aria-label", title + ". " + (texts.length ? texts.join("; ") : this.words.text("noPoints")));
  }
  nameSeries(found, beyond) {
    const entries = [];
    this.lanes.forEach((lane, i) => {
      if (found.has(i) && lane.data.marker) entries.push([lane.data.marker, lane.data.color, lane.data.title]);
    });
    if (!this.lanes[0].data.marker) {
      for (const kind of [0, 1, 2]) {
        if (!found.has(kind)) continue;
        const word = kind === KIND_PREFILL && beyond ? "prefillBeyond" : KIND_WORDS[kind];
        entries.push([KIND_MARKERS[kind], KIND_COLORS[kind], this.words.text(word)]);
      }
    }
    if (!entries.length) entries.push(["circle", "cached", this.words.text("noPoints")]);
    this.showLegend(entries);
  }
}

class MemoryChart extends Chart {
  show(positions) {
    this.layout();
    if (!this.width) return;
    this.drawAxes("tokenCount");
    const texts = [];
    this.lanes.forEach((lane, i) => {
      this.drawSpikes(lane, lane.frames.length - 1, "ahead");
      this.drawSpikes(lane, positions[i], "reached");
    });
    this.lanes.forEach((lane, i) => {
      this.drawLines(lane, lane.frames.length - 1, "ahead");
      const reached = this.drawLines(lane, positions[i], "reached");
      if (reached.length) this.drawCursor(reached[reached.length - 1].point[0]);
      texts.push((lane.data.title ? lane.data.title + ": " : "") + lane.frames[positions[i]].memory);
    });
    this.svg.setAttribute("aria-label", this.card.querySelector("h2").textContent + ". " + texts.join("; "));
    this.showLegend([...this.lineNames(), ...this.spikeNames()]);
  }
  lineColor(lane) { return lane.data.marker ? lane.data.color : "cached"; }
  spikeColor(lane) { return lane.data.marker ? lane.data.color : "uncached"; }
  lineNames() {
    const names = this.lanes.map((lane) => ["line", this.lineColor(lane), lane.data.title || this.words.text("used")]);
    const reserves = this.lanes[0].frames.some((frame) => frame.kind === "step" && frame.bytes[1] > 0);
    if (this.lanes.length === 1 && reserves) names.push(["dashed", "predicted", this.words.text("allocated")]);
    return names;
  }
  spikeNames() {
    const having = this.lanes.filter((lane) => lane.frames.some((frame) => frame.kind === "step" && frame.bytes[2] > 0));
    return having.map((lane) => ["spike", this.spikeColor(lane), this.words.text("spike")]);
  }
  // What is held only while a step runs: under the lines of all lanes.
  drawSpikes(lane, events, className) {
    let spikes = "";
    for (const frame of lane.standingSteps(events)) {
      const x = frame.point[0], transient = frame.bytes[2];
      if (transient > 0)
        spikes += `M${this.x(x - 0.35)} ${this.y(0)}L${this.x(x)} ${this.y(transient)}L${this.x(x + 0.35)} ${this.y(0)}`;
    }
    this.path(spikes, spikeStyle(this.spikeColor(lane)), className);
  }
  // Rows as a line of steps.
  drawLines(lane, events, className) {
    const steps = lane.standingSteps(events);
    let used = "", allocated = "", last = 0;
    steps.forEach((frame, i) => {
      const x = frame.point[0];
      const [rows, committed] = frame.bytes;
      const from = this.x(x - 0.5), to = this.x(x + 0.5);
      used += (i === 0 ? `M${this.x(0)} ${this.y(0)}L${from} ${this.y(rows)}` : `L${from} ${this.y(last)}L${from} ${this.y(rows)}`) + `H${to}`;
      allocated += (i === 0 ? `M${this.x(0)} ${this.y(committed)}H${from}` : `V${this.y(committed)}`) + `H${to}`;
      last = rows;
    });
    if (this.lanes.length === 1)
      this.path(
          allocated, {fill: "none", stroke: "var(--predicted)", "stroke-width": 1.5, "stroke-dasharray": "5 4"}, className);
    this.path(used, {fill: "none", stroke: `var(--${this.lineColor(lane)})`, "stroke-width": 2.5}, className);
    return steps;
  }
}
