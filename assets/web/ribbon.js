// The tokens as chips.
class Ribbon {
  constructor(element, lane, choose) {
    this.element = element;
    this.lane = lane;
    this.chips = [];
    element.addEventListener("click", (event) => {
      const chip = event.target.closest(".chip");
      if (chip) choose(this.chips.indexOf(chip));
    });
  }

  show(chosen, follow) {
    const rows = this.lane.rows;
    while (this.chips.length > rows.length) this.chips.pop().remove();
    while (this.chips.length < rows.length) {
      const chip = document.createElement("span");
      chip.setAttribute("role", "listitem");
      this.element.appendChild(chip);
      this.chips.push(chip);
    }
    rows.forEach((row, i) => {
      const chip = this.chips[i];
      const look = this.lookOf(i, chosen);
      if (chip.textContent !== row.text) chip.textContent = row.text;
      if (chip.className !== look) chip.className = look;
    });
    this.keepHeight();
    if (follow) this.follow();
  }
  // What stands below must not jump when the run is played back or forth.
  keepHeight() {
    if (this.width !== this.element.clientWidth) this.element.style.minHeight = "";
    this.width = this.element.clientWidth;
    this.element.style.minHeight = this.element.offsetHeight + "px";
  }
  lookOf(i, chosen) {
    const row = this.lane.rows[i];
    const looks = ["chip"];
    if (!row.fromPrompt) looks.push("made");
    if (row.invalid) looks.push("invalid");
    else if (i === this.lane.rows.length - 1 && !row.fromPrompt) looks.push("newest");
    if (i === chosen) looks.push("chosen");
    return looks.join(" ");
  }
  follow() {
    const last = this.chips[this.chips.length - 1];
    if (!last) return;
    const bottom = last.offsetTop + last.offsetHeight + 2;
    this.element.scrollTop = Math.max(0, bottom - this.element.clientHeight);
  }
}
