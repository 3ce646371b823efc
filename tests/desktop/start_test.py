#!/usr/bin/env python3
"""The real program, started as a user starts it: on a display of its own (Xvfb), and where there is none.

Usage: start_test.py PATH/TO/rowkeeper
"""

import contextlib
import gzip
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = ""
WAIT = 300  # seconds, for slow machines; nothing is judged by it


def environment(home, display=None):
    """As a fresh user's: nothing of the developer's own settings, no session bus."""
    kept = {name: os.environ[name] for name in ("PATH", "ASAN_OPTIONS", "LD_LIBRARY_PATH") if name in os.environ}
    own = {name: os.path.join(home, name) for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")}
    os.makedirs(own["XDG_RUNTIME_DIR"], mode=0o700, exist_ok=True)
    own |= {"HOME": home, "LANG": "C.UTF-8", "DBUS_SESSION_BUS_ADDRESS": "unix:path=" + os.path.join(home, "no-bus")}
    return kept | own | ({"DISPLAY": display} if display else {})


def run_program(arguments, home, **more):
    return subprocess.run([PROGRAM, *arguments], env=environment(home) | more, capture_output=True, text=True, timeout=WAIT)


def read_recording(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return json.load(file)


def prompt_text(recording):
    return bytes.fromhex("".join(token["bytes"] for token in recording["prompt"])).decode()


class Display:
    """An X server that nobody else uses."""

    def __enter__(self):
        read, write = os.pipe()
        arguments = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
        self.server = subprocess.Popen(arguments, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()


SAVE = "^Save this run$"


class Window:
    """The program in a window, driven by keys alone."""

    def __init__(self, display, home, arguments=(), **more):
        self.env = environment(home, display.name) | more
        self.home = home
        self.process = subprocess.Popen([PROGRAM, *arguments], env=self.env, stderr=subprocess.PIPE, text=True)
        self.focus("^Rowkeeper$")

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *arguments], env=self.env, capture_output=True, text=True, timeout=WAIT)

    def find(self, title):
        found = self.xdotool("search", "--onlyvisible", "--name", title).stdout.split()
        return found[-1] if found else None

    # There is no window manager to do it.
    def focus(self, title):
        end = time.monotonic() + WAIT
        while (window := self.find(title)) is None:
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"no window '{title}', exit status {self.process.poll()}")
            time.sleep(0.05)
        self.xdotool("windowfocus", "--sync", window)

    def press(self, *keys):
        for key in keys:
            self.xdotool("key", key)
            time.sleep(0.1)

    def asks_where(self):
        """Whether there is anything to save: the model, or the recording, may still be on its way."""
        self.press("ctrl+s")
        end = time.monotonic() + 2
        while self.find(SAVE) is None and time.monotonic() < end:
            time.sleep(0.05)
        return self.find(SAVE) is not None

    def write(self, name):
        """What the file dialog then asks for; the recording as JSON."""
        path = os.path.join(self.home, name)
        if os.path.exists(path):
            os.remove(path)
        self.focus(SAVE)
        self.press("ctrl+a")
        self.xdotool("type", "--delay", "5", path)
        self.press("Return")
        end = time.monotonic() + WAIT
        while not os.path.exists(path):
            if time.monotonic() > end:
                raise AssertionError(f"{path} was not written")
            time.sleep(0.05)
        self.focus("^Rowkeeper$")
        return read_recording(path)

    def save_when(self, enough, *keys, name="run.rowkeeper"):
        """Presses the keys and saves until the recording has what is waited for."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            self.press(*keys)
            if self.asks_where() and enough(recording := self.write(name)):
                return recording
        raise AssertionError("the run never got that far")

    def quit(self):
        self.press("ctrl+q")
        try:
            return self.process.wait(WAIT), self.process.stderr.read()
        finally:
            self.close()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stderr.close()


class Home(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def path(self, name):
        return os.path.join(self.home, name)


@unittest.skipUnless(shutil.which("Xvfb") and shutil.which("xdotool"), "Xvfb or xdotool is not installed (Debian: xvfb, xdotool)")
class OnADisplay(Home):
    def setUp(self):
        super().setUp()
        stack = contextlib.ExitStack()
        self.addCleanup(stack.close)
        self.display = stack.enter_context(Display())
        self.stack = stack

    def start(self, *arguments):
        window = Window(self.display, self.home, arguments)
        self.stack.callback(window.close)
        return window

    @staticmethod
    def steps(recording):
        return [event["step"] for event in recording["events"] if "step" in event]

    def settings(self):
        with open(self.path("XDG_CONFIG_HOME/rowkeeper/rowkeeper.ini"), encoding="utf-8") as file:
            return file.read()

    def quit(self, window):
        status, errors = window.quit()
        self.assertEqual(status, 0)
        self.assertEqual(errors, "")

    def test_plays_toggles_quits_and_remembers(self):
        window = self.start()
        window.save_when(self.steps, "Right")
        window.press("space")
        first = window.save_when(lambda recording: len(self.steps(recording)) > 3)
        window.press("space", "c", "Right", "Right")
        toggled = window.save_when(lambda recording: {"switch": {"cache": False}} in recording["events"][:-1])
        after = toggled["events"][toggled["events"].index({"switch": {"cache": False}}) + 1 :]
        self.assertTrue(after, "no step after the switch")
        self.assertTrue(all(event["step"]["rows_reused"] == 0 for event in after))
        self.quit(window)
        self.assertIn("cache=false", self.settings())

        window = self.start()
        again = window.save_when(self.steps, "Right")
        self.assertEqual(prompt_text(again), prompt_text(first))
        self.assertFalse(again["cache"])
        self.assertEqual(self.steps(again)[0]["token"], self.steps(first)[0]["token"])
        self.quit(window)

    def test_opens_with_the_prompt_of_the_settings_file(self):
        os.makedirs(self.path("XDG_CONFIG_HOME/rowkeeper"))
        with open(self.path("XDG_CONFIG_HOME/rowkeeper/rowkeeper.ini"), "w", encoding="utf-8") as file:
            file.write('[run]\nprompt="Once upon a time "\ntokens=3\n')
        window = self.start()
        recording = window.save_when(self.steps, "Right")
        self.assertEqual(prompt_text(recording), "Once upon a time ")
        self.quit(window)

    def test_opens_a_recording(self):
        window = self.start()
        saved = window.save_when(lambda recording: len(self.steps(recording)) > 2, "Right")
        self.quit(window)
        window = self.start(self.path("run.rowkeeper"))
        opened = window.save_when(self.steps, name="copy.rowkeeper")
        self.assertEqual(opened["events"], saved["events"])
        self.quit(window)

    def test_a_broken_recording_leaves_the_window_open(self):
        with open(self.path("broken.rowkeeper"), "w", encoding="utf-8") as file:
            file.write("<html>")
        window = self.start(self.path("broken.rowkeeper"))
        window.save_when(self.steps, "Right")
        self.quit(window)


class WithoutADisplay(Home):
    def assert_says_so(self, done):
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no display", done.stderr)
        self.assertIn("rowkeeper-cli compare", done.stderr)
        self.assertEqual(len(done.stderr.splitlines()), 2, done.stderr)

    def test_no_display(self):
        self.assert_says_so(run_program([], self.home))

    def test_a_display_that_cannot_be_reached(self):
        self.assert_says_so(run_program([], self.home, DISPLAY=":9999"))

    def test_version_and_help(self):
        self.assertRegex(run_program(["--version"], self.home).stdout, r"^rowkeeper \d+\.\d+\.\d+\n$")
        self.assertEqual(run_program(["--help"], self.home).returncode, 0)


class Screenshot(Home):
    def png_size(self, name):
        with open(self.path(name), "rb") as file:
            head = file.read(24)
        self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
        return struct.unpack(">II", head[16:])

    def test_a_picture_of_each_page(self):
        for page in ("watch", "race", "chat", "memory", "squeeze", "models", "learn", "learn:1:1"):
            done = run_program(["--screenshot", page, self.path("x.png"), "--steps", "3", "--size", "1000x700"], self.home)
            self.assertEqual(done.returncode, 0)
            # Only what takes its time says so.
            self.assertRegex(done.stderr, r"^rowkeeper: The picture waits .*\n$" if page == "squeeze" else "^$")
            self.assertEqual(self.png_size("x.png"), (1000, 700))
            os.remove(self.path("x.png"))

    def test_sharp_and_dark(self):
        options = ["--steps", "0", "--size", "960x640", "--scale", "2", "--theme", "dark", "--cache", "off", "--projector"]
        done = run_program(["--screenshot", "watch", self.path("x.png"), *options], self.home)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.png_size("x.png"), (1920, 1280))

    def test_leaves_no_settings(self):
        run_program(["--screenshot", "watch", self.path("x.png"), "--steps", "1"], self.home)
        self.assertFalse(os.path.exists(self.path("XDG_CONFIG_HOME/rowkeeper")))

    def test_makes_a_film(self):
        done = run_program(["--film", self.path("film"), "--steps", "6", "--size", "960x640"], self.home)
        self.assertEqual(done.returncode, 0, done.stderr)
        names = sorted(os.listdir(self.path("film")))
        self.assertEqual(names, [f"{number:04}.png" for number in range(1, 8)])
        pictures = {open(os.path.join(self.path("film"), name), "rb").read() for name in names}
        self.assertEqual(len(pictures), 7)

    def test_a_language_that_is_none(self):
        for language in ("xx", "it", ""):
            done = run_program(["--language", language, "--screenshot", "watch", self.path("x.png"), "--steps", "0"], self.home)
            self.assertEqual(done.returncode, 2, language)
            self.assertRegex(done.stderr, r"^rowkeeper: --language .* en, ar, .* or zh_CN\n$")

    def test_options_of_pictures_need_one(self):
        for options in (["--steps", "3"], ["--projector"], ["--size", "1000x700"]):
            done = run_program(options, self.home)
            self.assertEqual(done.returncode, 2, options)
            self.assertIn(options[0], done.stderr)

    def test_a_page_that_is_not_there(self):
        done = run_program(["--screenshot", "nowhere", self.path("x.png")], self.home)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"^rowkeeper: There is no page 'nowhere'; there are: .*watch.*race.*\.\n$")
        self.assertFalse(os.path.exists(self.path("x.png")))

    def test_a_place_in_the_lessons_that_is_not_there(self):
        for place in ("learn:0", "learn:99", "learn:x", "learn:3:0", "learn:3:99", "learn:%2", "learn:3:1:asked", "learn:3:1:answered:x", "watch:1"):
            done = run_program(["--screenshot", place, self.path("x.png")], self.home)
            self.assertEqual(done.returncode, 2, place)
            self.assertRegex(done.stderr, r"^rowkeeper: .*(lesson|step|learn).*\.\n$")
            self.assertFalse(os.path.exists(self.path("x.png")))

    def test_a_file_that_cannot_be_written(self):
        done = run_program(["--screenshot", "watch", self.path("x" * 300 + ".png"), "--steps", "1"], self.home)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"^rowkeeper: Cannot write '.*x\.png'\. .*\n$")

    # Said at once: nothing is loaded first.
    def test_names_that_no_picture_can_have(self):
        os.mkdir(self.path("folder.png"))
        wrong = {
            "": "needs a file",
            self.path("folder.png"): "is a folder",
            self.path("nowhere/x.png"): "there is no folder '.*nowhere'",
            self.path("x"): "must end in .png",
            self.path("x.jpg"): "must end in .png",
        }
        for name, text in wrong.items():
            done = run_program(["--screenshot", "watch", name, "--steps", "0"], self.home)
            self.assertEqual(done.returncode, 2, name)
            self.assertRegex(done.stderr, rf"^rowkeeper: .*{text}.*\n$")
        done = run_program(["--film", ""], self.home)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"^rowkeeper: --film needs a folder.*\n$")

    def test_scales_that_are_none(self):
        for scale in ("nan", "inf", "0.5", "5", "x"):
            done = run_program(["--screenshot", "watch", self.path("x.png"), "--steps", "0", "--scale", scale], self.home)
            self.assertEqual(done.returncode, 2, scale)
            self.assertIn("--scale", done.stderr)

    def test_sizes_that_are_none(self):
        for size in ("wide", "1000", "1000x", "-1x5", "320x200", "800x600", "100000x700"):
            done = run_program(["--screenshot", "watch", self.path("x.png"), "--size", size], self.home)
            self.assertEqual(done.returncode, 2, size)
            self.assertIn("--size", done.stderr)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)

    def test_a_model_that_is_not_there(self):
        done = run_program(["--screenshot", "watch", self.path("x.png"), "--model", self.path("nowhere")], self.home)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"^rowkeeper: .*nowhere.*\n$")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    PROGRAM = sys.argv.pop(1)
    unittest.main()
