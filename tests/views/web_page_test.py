#!/usr/bin/env python3
"""The web pages in a real browser: what they show against the runs' own numbers, at every size, with no network.

Usage: web_page_test.py PATH/TO/web_page_samples
"""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import unittest

from chromium import PROGRAM as CHROMIUM, Chromium

SAMPLES = ""
DESKTOP, LAPTOP, PHONE, NARROW, WALL = (1440, 900), (1024, 700), (390, 844), (360, 640), (1920, 1080)
NAMES = ("run", "edited", "gpt2", "odd", "empty", "race")

# What the page shows now, read from what is drawn and written.
SHOWN = """(() => [...document.querySelectorAll('.lane')].map((lane) => {
  const stat = (name) => lane.querySelector('.stat-' + name + ' dd').textContent;
  return {
    tokens: [...lane.querySelectorAll('.chip')].map((chip) => chip.textContent),
    newest: lane.querySelectorAll('.chip.newest').length,
    count: stat('tokens'), kept: stat('kept'), computed: stat('computed'), memory: stat('memory'),
    picture: lane.querySelector('canvas').getAttribute('aria-label'),
  };
}))()"""

# A row's reading names its place and how often it was computed.
READING = """((lane, row) => {
  const view = document.getElementById('lane-' + lane);
  const chip = view.querySelectorAll('.chip')[row];
  chip.click();
  const text = view.querySelector('.reading').textContent;
  view.querySelectorAll('.chip')[row].click();
  return text;
})(%d, %d)"""

# Of the cache's picture, out of a copy.
PIXELS = """var pixels = () => { const from = document.querySelector('canvas'), to = document.createElement('canvas');
  to.width = from.width; to.height = from.height;
  const g = to.getContext('2d', { willReadFrequently: true });
  g.drawImage(from, 0, 0);
  return g.getImageData(0, 0, to.width, to.height).data; };
"""

PLACES = {"kept": "in the cache", "notKept": "computed, not kept", "invalid": "to be rebuilt", "notComputed": "not computed yet"}

# Points of the time chart that have been reached.
POINTS = """[...document.querySelectorAll('#time-chart > svg .reached')].reduce((sum, path) => sum + path.getAttribute('d').split('M').length - 1, 0)"""

# How far the page is wider than the window, and what sticks out of its own box.
OVERFLOW = """(() => {
  const out = [];
  const wide = document.documentElement.clientWidth;
  for (const element of document.querySelectorAll('body *')) {
    if (!element.offsetParent || element.closest('svg, .ribbon, .picture, .scrolling, select, .hidden')) continue;
    const box = element.getBoundingClientRect();
    if (box.right > wide + 0.5 || box.left < -0.5) out.push(element.tagName + '.' + element.className + ' ' + box.left + '..' + box.right);
  }
  if (document.documentElement.scrollWidth > wide) out.push('page ' + document.documentElement.scrollWidth);
  return out;
})()"""

CONTRAST = """(() => {
  const parse = (text) => text.match(/[0-9.]+/g).map(Number);
  const luminance = (color) => color.slice(0, 3).map((c) => { c /= 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; })
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (element) => {
    for (; element; element = element.parentElement) {
      const color = parse(getComputedStyle(element).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const low = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !element.offsetParent || element.closest('script, style, select, :disabled')) continue;
    const a = luminance(parse(getComputedStyle(element).color)), b = luminance(ground(element));
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) low.push(element.className + ': ' + element.textContent.slice(0, 20) + ' ' + ratio.toFixed(2));
  }
  return low;
})()"""


def number(text):
    return int(text.replace(",", ""))


@unittest.skipUnless(CHROMIUM, "Chromium is not installed (Debian: chromium): the web pages are not looked at")
class WebPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        subprocess.run([SAMPLES, cls.folder.name], check=True, env=environment)
        stack = contextlib.ExitStack()
        cls.addClassCleanup(stack.close)
        cls.browser = stack.enter_context(Chromium())

    def setUp(self):
        self.path = None
        self.tab = self.browser.tab()
        self.addCleanup(self.tab.close)
        self.addCleanup(self.assert_quiet)  # runs before the tab is closed

    def open(self, name, size=DESKTOP, phone=False, **media):
        self.assert_quiet()
        self.tab.size(*size, phone=phone)
        self.tab.media(**({"prefers_reduced_motion": "reduce"} | media))
        self.path = os.path.join(self.folder.name, name)
        self.tab.open(self.path + ".html")
        with open(self.path + ".json", encoding="utf-8") as file:
            self.expected = json.load(file)

    # The page that was open has had no error, and has asked for nothing but itself.
    def assert_quiet(self):
        if self.path is None:
            return
        self.assertEqual(self.tab.complaints(), [])
        self.assertEqual(self.tab.requests(), [f"file://{self.path}.html"])

    def go_to(self, position):
        self.tab.run(f"""(() => {{ const slider = document.getElementById('slider'); slider.value = {position};
            slider.dispatchEvent(new Event('input')); }})()""")

    def last(self):
        return int(self.tab.run("document.getElementById('slider').max"))

    def position(self):
        return int(self.tab.run("document.getElementById('slider').value"))

    # `events`: of each lane, how many have happened.
    def assert_shows(self, events):
        points = 0
        for lane, (shown, done) in enumerate(zip(self.tab.run(SHOWN), events, strict=True)):
            expected = self.expected["lanes"][lane][done]
            self.assertEqual(shown["tokens"], expected["tokens"])
            self.assertEqual(number(shown["count"]), len(expected["tokens"]))
            self.assertEqual(number(shown["kept"]), expected["kept"])
            self.assertEqual(number(shown["computed"]), expected["computed"])
            self.assertEqual(shown["memory"], expected["memory"])
            self.assertIn(f"Tokens: {len(expected['tokens']):,}. Rows in the cache: {expected['kept']:,}", shown["picture"])
            points += expected["points"]
            for row in sorted({0, 1, len(expected["tokens"]) // 2, len(expected["tokens"]) - 2, len(expected["tokens"]) - 1}):
                self.assert_reading(lane, row, expected)
        self.assertEqual(self.tab.run(POINTS), points)

    def assert_reading(self, lane, row, expected):
        text = self.tab.run(READING % (lane, row))
        self.assertIn(PLACES[expected["places"][row]], text)
        if expected["times"][row]:
            self.assertTrue(text.endswith(f"computed ×{expected['times'][row]:,}"), text)

    def test_a_run_at_every_place(self):
        for name in ("run", "edited", "odd", "empty"):
            with self.subTest(name):
                self.open(name)
                events = len(self.expected["lanes"][0]) - 1
                self.assertEqual((self.last(), self.position()), (events, events))
                self.assertEqual(self.tab.run("document.querySelector('#verdict h2').textContent"), self.expected["verdict"])
                for place in (*range(events, -1, -1), events // 2, events):
                    self.go_to(place)
                    self.assert_shows([place])

    def test_gpt2_at_the_start_the_middle_and_the_end(self):
        self.open("gpt2")
        events = len(self.expected["lanes"][0]) - 1
        for place in (0, events // 2, events):
            self.go_to(place)
            self.assert_shows([place])

    def test_a_race(self):
        self.open("race", LAPTOP)
        lanes = self.expected["lanes"]
        events = sum(len(lane) - 1 for lane in lanes)
        self.assertEqual(self.last(), events)
        self.assertEqual(self.tab.run("document.querySelector('#verdict h2').textContent"), self.expected["verdict"])
        self.assert_shows([len(lane) - 1 for lane in lanes])
        self.go_to(0)
        self.assert_shows([0, 0])
        # Without the cache a step takes longer, so after half of the events the first lane is ahead.
        self.go_to(events // 2)
        done = [number(shown["count"]) - len(lanes[0][0]["tokens"]) for shown in self.tab.run(SHOWN)]
        self.assertEqual(sum(done), events // 2)
        self.assertGreater(done[0], done[1])
        self.assert_shows(done)

    def test_a_races_memory_has_the_legend_that_is_drawn(self):
        self.open("race", LAPTOP)
        entries = self.tab.run("""[...document.querySelectorAll('#memory-chart .legend .mark')].map((mark) => {
            const path = mark.querySelector('path');
            return [path.getAttribute('stroke'), path.getAttribute('fill-opacity'), mark.textContent]; })""")
        self.assertEqual([entry[1] for entry in entries], [None, None, "0.25"])
        self.assertEqual(entries[2][2], "only during a step")
        self.assertEqual(entries[2][0], entries[1][0])  # of the lane without a cache
        drawn = self.tab.run("""[...document.querySelectorAll('#memory-chart > svg path')].map((path) =>
            [path.getAttribute('stroke'), path.getAttribute('fill-opacity')])""")
        spikes = [i for i, (_, opacity) in enumerate(drawn) if opacity]
        lines = [i for i, (_, opacity) in enumerate(drawn) if not opacity]
        self.assertLess(max(spikes), min(lines))  # what the cache holds is on top
        self.assertEqual({drawn[i][0] for i in spikes}, {entries[2][0]})

    def test_keys_and_buttons(self):
        self.open("run")
        self.tab.press("Home")
        self.assertEqual(self.position(), 0)
        for _ in range(3):
            self.tab.press("ArrowRight")
        self.assertEqual(self.position(), 3)
        self.tab.press("ArrowLeft")
        self.assertEqual(self.position(), 2)
        self.assert_shows([2])
        for button, place in (("forth", 3), ("back", 2), ("last", self.last()), ("first", 0)):
            self.tab.run(f"document.getElementById('{button}').click()")
            self.assertEqual(self.position(), place)
        self.tab.press("End")
        self.assertEqual(self.position(), self.last())

    def test_rows_are_read_by_keys(self):
        self.open("run")
        reading = "document.querySelector('.reading').textContent"
        self.tab.run("document.querySelector('.picture').focus()")
        self.tab.press("ArrowUp")
        rows = len(self.expected["lanes"][0][-1]["tokens"])
        self.assertIn(f"row {rows - 1} ", self.tab.run(reading))
        self.tab.press("ArrowUp")
        self.assertIn(f"row {rows - 2} ", self.tab.run(reading))
        self.tab.press("ArrowDown")
        self.tab.press("ArrowDown")
        self.assertIn(f"row {rows - 1} ", self.tab.run(reading))
        self.assertEqual(self.position(), self.last())

    def test_plays_to_the_end_with_its_motion(self):
        self.open("run", prefers_reduced_motion="no-preference")
        self.tab.run("document.getElementById('speed').value = '3'")
        self.tab.press(" ")
        self.assertEqual(self.tab.run("document.getElementById('play').getAttribute('aria-label')"), "Pause")
        self.tab.until(f"document.getElementById('slider').value === '{self.last()}' && !document.querySelector('.playing')")
        self.assert_shows([self.last()])

    def test_pauses(self):
        self.open("gpt2")
        self.go_to(0)
        self.tab.press(" ")
        self.tab.until("Number(document.getElementById('slider').value) > 2")
        self.tab.press(" ")
        place = self.position()
        self.tab.run("new Promise((done) => setTimeout(done, 400))")
        self.assertEqual(self.position(), place)
        self.assertLess(place, self.last())

    def test_a_touch(self):
        self.open("run", PHONE, phone=True)
        box = self.tab.run("(() => { const b = document.getElementById('slider').getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })()")
        x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        self.tab.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.tab.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.tab.until(f"Math.abs(Number(document.getElementById('slider').value) - {self.last() / 2}) <= 1")

    def test_nothing_sticks_out_at_any_size(self):
        for name in NAMES:
            for size in (DESKTOP, LAPTOP, PHONE, NARROW, WALL):
                with self.subTest(name, size=size):
                    self.open(name, size, phone=size in (PHONE, NARROW))
                    self.tab.run("for (const part of document.querySelectorAll('details')) part.open = true")
                    self.assertEqual(self.tab.run(OVERFLOW), [])

    def test_contrast(self):
        for scheme in ("light", "dark"):
            for contrast in ("no-preference", "more"):
                for name in ("run", "edited", "race"):
                    with self.subTest(name, scheme=scheme, contrast=contrast):
                        self.open(name, prefers_color_scheme=scheme, prefers_contrast=contrast)
                        self.assertEqual(self.tab.run(CONTRAST), [])

    # A kept row has colours, and the theme's own ground around it.
    def test_the_cache_is_painted(self):
        count = PIXELS + """(() => { const data = pixels(), colors = new Set();
            for (let i = 0; i < data.length; i += 4) colors.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]);
            return [colors.size, data[0]]; })()"""
        for scheme, ground in (("light", 0xFF), ("dark", 0x1E)):
            self.open("run", prefers_color_scheme=scheme)
            colors, corner = self.tab.run(count)
            self.assertGreater(colors, 150)
            self.assertEqual(corner, ground)

    # A negative number is grey and has a stroke through its middle; a positive one has its colour and none.
    def test_negative_numbers_have_a_stroke(self):
        self.open("run", prefers_color_scheme="light")
        strokes, faults = self.tab.run(PIXELS + """(() => { const data = pixels(), width = document.querySelector('canvas').width;
            const at = (x, y) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
            let strokes = 0, faults = 0;
            for (let x = 130; x < width - 74; ++x) {
              const cell = at(x, 25), middle = at(x, 30), colored = Math.abs(cell[0] - cell[2]) > 60;
              if (String(cell) === String(middle)) continue;
              ++strokes;
              if (colored || String(middle) !== '251,251,250') ++faults;
            }
            return [strokes, faults]; })()""")
        self.assertGreater(strokes, 100)
        self.assertEqual(faults, 0)

    def test_the_theme_changes_under_way(self):
        self.open("run", prefers_color_scheme="light")
        corner = PIXELS + "pixels()[0]"
        self.assertEqual(self.tab.run(corner), 0xFF)
        self.tab.media(prefers_color_scheme="dark", prefers_reduced_motion="reduce")
        self.tab.until(corner + " === 0x1E")

    def test_everything_has_a_name(self):
        for name in ("run", "race"):
            self.open(name)
            nodes = self.tab.command("Accessibility.getFullAXTree")["nodes"]
            roles = ("button", "slider", "combobox", "image", "img", "heading")
            for node in nodes:
                role = node.get("role", {}).get("value")
                if role in roles and not node.get("ignored"):
                    self.assertTrue(node.get("name", {}).get("value"), node)

    def test_tab_reaches_every_control(self):
        self.open("run")
        self.go_to(5)
        reached = set()
        for _ in range(20):
            self.tab.press("Tab")
            reached.add(self.tab.run("document.activeElement.id || document.activeElement.className || document.activeElement.tagName"))
            outline = self.tab.run("getComputedStyle(document.activeElement).outlineStyle")
            if self.tab.run("document.activeElement !== document.body"):
                self.assertEqual(outline, "solid")
        self.assertLessEqual({"first", "back", "play", "forth", "last", "slider", "speed", "ribbon", "picture"}, reached)

    def test_the_table_tells_every_event(self):
        self.open("race")
        self.tab.run("document.getElementById('events').open = true")
        self.tab.until("document.querySelectorAll('#events tbody tr').length > 0")
        self.assertEqual(self.tab.run("document.querySelectorAll('#events tbody tr').length"), self.last())


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    SAMPLES = sys.argv.pop(1)
    unittest.main()
