// The slider, the buttons and the keys.
const PLAY_SECONDS = 15, LEAST_MS = 50, MOST_MS = 700;

class Player {
  // show(position, by): by is 1 when the next event is reached one by one, else 0.
  constructor(events, words, show) {
    Object.assign(this, { events, words, show });
    this.position = 0;
    this.timer = null;
    for (const id of ["first", "back", "play", "forth", "last", "slider", "speed"]) this[id + "Control"] = document.getElementById(id);
    this.sliderControl.max = events;
    this.firstControl.addEventListener("click", () => this.jump(0));
    this.backControl.addEventListener("click", () => this.jump(this.position - 1));
    this.playControl.addEventListener("click", () => this.toggle());
    this.forthControl.addEventListener("click", () => this.stepForth());
    this.lastControl.addEventListener("click", () => this.jump(events));
    this.sliderControl.addEventListener("input", () => this.jump(Number(this.sliderControl.value)));
    document.addEventListener("keydown", (event) => this.press(event));
  }

  go(position, by) {
    this.position = Math.max(0, Math.min(this.events, position));
    this.sliderControl.value = this.position;
    this.sliderControl.setAttribute("aria-valuetext", this.words.text("position", this.words.number(this.position), this.words.number(this.events)));
    this.backControl.disabled = this.firstControl.disabled = this.position === 0;
    this.forthControl.disabled = this.lastControl.disabled = this.position === this.events;
    this.playControl.disabled = this.events === 0;
    this.show(this.position, by);
  }
  jump(position) {
    this.pause();
    this.go(position, 0);
  }
  stepForth() {
    this.pause();
    if (this.position < this.events) this.go(this.position + 1, 1);
  }

  toggle() {
    if (this.timer !== null) return this.pause();
    if (this.events === 0) return;
    if (this.position === this.events) this.go(0, 0);
    this.setPlaying(true);
    this.plan();
  }
  plan() {
    const speed = Number(this.speedControl.value);
    const wanted = Math.max(LEAST_MS, Math.min(MOST_MS, (PLAY_SECONDS * 1000) / this.events)) / speed;
    // Faster than a screen can show, several events go at once.
    const at_once = Math.max(1, Math.round(LEAST_MS / wanted));
    this.timer = setTimeout(() => {
      this.go(this.position + at_once, at_once === 1 ? 1 : 0);
      this.position < this.events ? this.plan() : this.pause();
    }, Math.max(LEAST_MS, wanted));
  }
  pause() {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.setPlaying(false);
    this.show(this.position, 0);
  }
  playing() {
    return this.timer !== null;
  }
  // What goes by too fast to be read is not read aloud either.
  setPlaying(on) {
    const name = this.words.text(on ? "pause" : "play");
    document.getElementById("player").classList.toggle("playing", on);
    document.getElementById("says").setAttribute("aria-live", on ? "off" : "polite");
    this.playControl.setAttribute("aria-label", name);
    this.playControl.title = name;
  }

  // Keys that the focused control does not use itself.
  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const tag = event.target.tagName;
    const scrolls = event.target.classList.contains("scrolling");
    if (tag === "SELECT" || (tag === "INPUT" && event.key !== " ")) return;
    if (event.key === " " && (tag === "BUTTON" || tag === "SUMMARY")) return;
    const actions = {
      " ": () => this.toggle(),
      ArrowRight: () => this.stepForth(),
      ArrowLeft: () => this.jump(this.position - 1),
    };
    if (!scrolls) Object.assign(actions, { Home: () => this.jump(0), End: () => this.jump(this.events) });
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }
}
