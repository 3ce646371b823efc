// One lane after some of its events: its tokens, and for each row where it is, how often it was computed and what it looks like.
const ROW_KEPT = "kept", ROW_NOT_KEPT = "notKept", ROW_INVALID = "invalid", ROW_NOT_COMPUTED = "notComputed";

class Lane {
  constructor(data) {
    this.data = data;
    this.frames = data.frames;
    this.mostRows = this.countMost();
    this.seek(0);
  }

  countMost() {
    let rows = this.data.prompt.length, most = rows;
    for (const frame of this.frames) {
      if (frame.kind === "step") rows += 1 - (frame.dropped || 0);
      if (frame.kind === "edit") rows = frame.rows;
      most = Math.max(most, rows);
    }
    return most;
  }

  restart() {
    this.rows = this.data.prompt.map((text) => this.newRow(text, true));
    this.firstComputed = this.endComputed = 0;
    this.at = 0;
    this.frame = this.frames[0];
  }
  newRow(text, fromPrompt) {
    return { text, fromPrompt, times: 0, computed: false, invalid: false, changed: false, line: -1 };
  }

  // To the state after so many events.
  seek(events) {
    if (this.at === undefined || events < this.at) this.restart();
    while (this.at < events) this.apply(this.frames[++this.at]);
  }

  apply(frame) {
    this.frame = frame;
    this.firstComputed = this.endComputed = 0;
    if (frame.kind === "step") this.applyStep(frame);
    if (frame.kind === "edit") this.applyEdit(frame);
  }
  applyStep(frame) {
    if (frame.dropped) this.rows = this.rows.slice(frame.dropped).map((row) => this.newRow(row.text, row.fromPrompt));
    this.firstComputed = frame.first;
    this.endComputed = Math.min(frame.first + frame.count, this.rows.length);
    for (let i = this.firstComputed; i < this.endComputed; ++i) {
      const row = this.rows[i];
      ++row.times;
      row.computed = true;
      row.invalid = false;
    }
    for (const [first, line, count] of frame.lines) {
      for (let i = 0; i < count && first + i < this.rows.length; ++i) this.rows[first + i].line = line + i;
    }
    for (const row of frame.changed || []) this.rows[row].changed = true;
    this.rows.push(this.newRow(frame.token, false));
  }
  // The row keeps its old look, greyed, until it is computed again.
  applyEdit(frame) {
    this.rows.length = Math.min(this.rows.length, frame.rows);
    for (const row of this.rows.slice(frame.row)) {
      row.invalid = row.invalid || row.computed;
      row.computed = row.changed = false;
      row.times = 0;
    }
    if (frame.row < this.rows.length) this.rows[frame.row].text = frame.token;
  }

  place(i) {
    const row = this.rows[i];
    if (row.computed) return i < this.frame.kept ? ROW_KEPT : ROW_NOT_KEPT;
    return row.invalid && row.line >= 0 ? ROW_INVALID : ROW_NOT_COMPUTED;
  }
  inLastStep(i) {
    return i >= this.firstComputed && i < this.endComputed;
  }
  // The steps whose tokens are still there: an edit takes back those from its row on.
  standingSteps(events) {
    const standing = [];
    for (const frame of this.frames.slice(0, events + 1)) {
      if (frame.kind !== "step") continue;
      while (standing.length && standing[standing.length - 1].point[0] >= frame.point[0]) standing.pop();
      standing.push(frame);
    }
    return standing;
  }
}
