// Puts the parts together.
class Words {
  constructor(data) {
    this.words = data.words;
    this.format = new Intl.NumberFormat(data.lang);
  }
  number(value) {
    return this.format.format(value);
  }
  text(name, first, second) {
    const values = { "%1": first, "%2": second };
    return this.words[name].replace(/%[12]/g, (mark) => (values[mark] === undefined ? mark : values[mark]));
  }
}

// In which order the lanes' events happened: the lane whose own clock is behind moves next; a tie moves the first.
function timeline(lanes) {
  const order = [];
  const next = lanes.map(() => 1);
  const clocks = lanes.map(() => 0);
  for (;;) {
    let behind = -1;
    lanes.forEach((lane, i) => {
      if (next[i] < lane.frames.length && (behind < 0 || clocks[i] < clocks[behind])) behind = i;
    });
    if (behind < 0) return order;
    clocks[behind] += lanes[behind].frames[next[behind]].seconds || 0;
    ++next[behind];
    order.push(behind);
  }
}

// A lane's part of the page.
class LaneView {
  constructor(lane, index, cells, palettes, words) {
    Object.assign(this, { lane, words });
    this.element = document.getElementById("lane-" + index);
    this.chosen = -1;
    this.reading = this.element.querySelector(".reading");
    this.picture = new CachePicture(this.element.querySelector(".picture"), lane, cells, palettes, words);
    this.ribbon = new Ribbon(this.element.querySelector(".ribbon"), lane, (row) => this.choose(row, true));
    this.picture.element.addEventListener("click", (event) => {
      this.choose(this.picture.rowAt(event.clientY - this.picture.element.getBoundingClientRect().top), false);
    });
    this.picture.element.addEventListener("keydown", (event) => this.press(event));
    for (const scale of this.element.querySelectorAll(".scale")) this.paintScale(scale, palettes);
  }
  paintScale(element, palettes) {
    const ghost = element.dataset.side === "ghost";
    const side = element.dataset.side === "value" ? 1 : 0;
    const stops = [0, 0.25, 0.5, 0.75, 1].map((share) => palettes.css(ghost ? 1 : 0, side, Math.round(share * (palettes.colors - 1))));
    const zero = palettes.css(0, side, (palettes.colors - 1) / 2);
    const stroke = "linear-gradient(" + zero + ", " + zero + ") left center / 50% 1px no-repeat, ";  // through negative numbers
    element.style.background = stroke + "linear-gradient(to right, " + stops.join(", ") + ")";
  }
  choose(row, scroll) {
    this.chosen = row === this.chosen ? -1 : row;
    this.show(false);
    if (scroll && this.chosen >= 0) this.picture.showRow(this.chosen);
  }
  // Up and down choose a row, the newest one first.
  press(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const last = this.lane.rows.length - 1;
    this.chosen = this.chosen < 0 ? last : Math.max(0, Math.min(last, this.chosen + by));
    this.show(false);
    this.picture.showRow(this.chosen);
  }
  show(follow) {
    const frame = this.lane.frame;
    if (this.chosen >= this.lane.rows.length) this.chosen = -1;
    const values = {
      clock: frame.clock,
      tokens: this.words.number(this.lane.rows.length),
      computed: this.words.number(frame.computed),
      kept: this.words.number(frame.kept),
      memory: frame.memory,
    };
    for (const name of Object.keys(values)) this.element.querySelector(".stat-" + name + " dd").textContent = values[name];
    this.ribbon.show(this.chosen, follow);
    this.picture.show(this.chosen, follow);
    this.reading.textContent = this.picture.reading(this.chosen);
  }
}

class Page {
  constructor(data) {
    this.words = new Words(data);
    this.palettes = new Palettes(data);
    const cells = new Cells(data);
    this.lanes = data.lanes.map((lane) => new Lane(lane));
    this.order = timeline(this.lanes);
    this.views = this.lanes.map((lane, i) => new LaneView(lane, i, cells, this.palettes, this.words));
    this.charts = [
      new TimeChart(document.getElementById("time-chart"), data.time, this.lanes, this.words),
      new MemoryChart(document.getElementById("memory-chart"), data.memory, this.lanes, this.words),
    ];
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.player = new Player(this.order.length, this.words, (position, by) => this.show(position, by));
    document.getElementById("events").addEventListener("toggle", () => this.fillTable());
    addEventListener("resize", () => this.redraw());
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
      matchMedia(query).addEventListener("change", () => this.restyle());
    }
    this.player.go(this.order.length, 0);
  }

  show(position, by) {
    this.positions = this.lanes.map(() => 0);
    for (const lane of this.order.slice(0, position)) ++this.positions[lane];
    this.position = position;
    this.lanes.forEach((lane, i) => lane.seek(this.positions[i]));
    this.redraw();
    this.say();
    if (by === 1 && !this.still.matches) this.animate(this.order[position - 1]);
  }
  redraw() {
    for (const view of this.views) view.show(true);
    for (const chart of this.charts) chart.show(this.positions);
  }
  restyle() {
    this.palettes.choose();
    for (const view of this.views) {
      for (const scale of view.element.querySelectorAll(".scale")) view.paintScale(scale, this.palettes);
    }
    this.redraw();
  }
  say() {
    const last = this.position > 0 ? this.order[this.position - 1] : 0;
    const lane = this.lanes[last];
    document.getElementById("says-title").textContent = lane.frame.title;
    const name = document.getElementById("says-lane");
    name.textContent = this.position > 0 ? lane.data.title : "";
    name.dataset.color = lane.data.color;
    document.getElementById("says-text").textContent = lane.frame.text;
    const rows = document.querySelectorAll("#events tbody tr");
    rows.forEach((row, i) => row.classList.toggle("now", i === this.position - 1));
  }
  // The rows of the last step come in within a fifth of a second.
  animate(lane) {
    const picture = this.views[lane].picture;
    const start = performance.now();
    const tick = (now) => {
      if (this.view !== start) return;
      picture.motion = Math.pow(Math.max(0, 1 - (now - start) / 200), 2);
      picture.draw();
      if (picture.motion > 0) requestAnimationFrame(tick);
    };
    this.view = start;
    requestAnimationFrame(tick);
  }

  // Made when it is first opened: it is long, and few read it.
  fillTable() {
    const table = document.querySelector("#events table");
    if (table.rows.length) return;
    const add = (section, cells, tag) => {
      const row = section.insertRow();
      for (const text of cells) {
        const cell = document.createElement(tag);
        const inner = document.createElement("bdi");
        inner.textContent = text;
        cell.appendChild(inner);
        row.appendChild(cell);
      }
    };
    const names = ["tableEvent", "tableToken", "tableText", "tableMemory"].map((name) => this.words.text(name));
    add(table.createTHead(), names, "th");
    const body = table.createTBody();
    const next = this.lanes.map(() => 1);
    for (const lane of this.order) {
      const frame = this.lanes[lane].frames[next[lane]++];
      const title = this.lanes[lane].data.title;
      add(body, [title ? title + " · " + frame.title : frame.title, frame.token || "", frame.text, frame.memory], "td");
    }
    this.say();
  }
}

new Page(JSON.parse(document.getElementById("data").textContent));
