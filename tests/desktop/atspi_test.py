#!/usr/bin/env python3
"""What a screen reader is told: the real program on a display and a bus of its own, its tree read over AT-SPI.

Usage: atspi_test.py PATH/TO/rowkeeper
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import start_test

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    MISSING = [name for name in ("Xvfb", "xdotool", "dbus-daemon") if not shutil.which(name)]
    if not os.path.exists("/usr/share/dbus-1/services/org.a11y.Bus.service"):
        MISSING.append("at-spi2-core")
except (ImportError, ValueError) as error:
    MISSING = [f"Atspi for Python ({error})"]

WAIT = 60  # seconds, for slow machines; nothing is judged by it

# What AT-SPI calls a role that says nothing.
NO_ROLES = {"invalid", "unknown", "filler", "panel", "redundant object", "drawing area"}
# What is used, and so must be reached by keys where it is enabled.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "slider", "spin button", "combo box", "text", "entry", "table"}


class Node:
    """An object of the tree."""

    def __init__(self, source):
        self.source, self.role = source, source.get_role_name()

    def __str__(self):
        return f"{self.role} '{self.name}'"

    @property
    def name(self):
        return self.source.get_name() or ""

    @property
    def states(self):
        return {state.value_nick for state in self.source.get_state_set().get_states()}

    def shows(self):
        return self.source.get_state_set().contains(Atspi.StateType.SHOWING)

    @property
    def description(self):
        return self.source.get_description() or ""

    def labelled(self):
        return any(relation.get_relation_type() == Atspi.RelationType.LABELLED_BY for relation in self.source.get_relation_set())

    def act(self, *wanted):
        names = [self.source.get_action_name(i) for i in range(self.source.get_n_actions())]
        for name in wanted or ("Press", "Toggle"):
            if name in names:
                return self.source.do_action(names.index(name))
        raise AssertionError(f"{self} can do {names} only")


class Bus:
    """A session bus that nobody else uses; the registry starts on it by itself."""

    def __init__(self, env):
        arguments = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        self.daemon = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, text=True)
        self.address = self.daemon.stdout.readline().strip()

    def close(self):
        self.daemon.terminate()
        self.daemon.wait()
        self.daemon.stdout.close()


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)} (Debian: xvfb xdotool dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi)")
class ScreenReader(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.stack = contextlib.ExitStack()
        cls.addClassCleanup(cls.stack.close)
        home = cls.stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        display = cls.stack.enter_context(start_test.Display())
        env = start_test.environment(home, display.name)
        del env["DBUS_SESSION_BUS_ADDRESS"]
        bus = Bus(env)
        cls.stack.callback(bus.close)
        os.environ |= env | {"DBUS_SESSION_BUS_ADDRESS": bus.address}
        os.environ.pop("AT_SPI_BUS_ADDRESS", None)
        Atspi.init()
        cls.told, cls.read, cls.windows = [], [], []
        cls.listener = Atspi.EventListener.new(cls.hear)
        cls.listener.register("object:state-changed:showing")
        cls.listener.register("object:announcement")  # of newer Qt
        cls.listener.register("object:state-changed:focused")
        cls.listener.register("window:activate")
        broken = os.path.join(home, "broken.rowkeeper")
        with open(broken, "w", encoding="utf-8") as file:
            file.write("<html>")
        more = {"DBUS_SESSION_BUS_ADDRESS": bus.address, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        cls.window = start_test.Window(display, home, [broken], **more)
        cls.stack.callback(cls.window.close)
        cls.app = cls.until(cls.find_app, "no program on the bus")
        cls.app.set_cache_mask(Atspi.Cache.NONE)

    @classmethod
    def hear(cls, event):
        with contextlib.suppress(GLib.Error):  # it is gone already
            if event.type.startswith("object:announcement"):
                cls.told.append(event.any_data)
            elif event.type.startswith("window:activate"):
                cls.windows.append(event.source.get_name())
            elif event.type.startswith("object:state-changed:focused"):
                if event.detail1:
                    cls.read.append(event.source.get_name())
            elif event.detail1 and event.source and event.source.get_role_name() == "notification":
                cls.told.append(event.source.get_name())

    @classmethod
    def until(cls, get, failure):
        end = time.monotonic() + WAIT
        while True:
            while GLib.MainContext.default().iteration(False):
                pass
            with contextlib.suppress(GLib.Error):  # something has gone while it was read
                if found := get():
                    return found
            if cls.window.process.poll() is not None:
                raise AssertionError(f"the program ended: {cls.window.process.returncode}")
            if time.monotonic() > end:
                raise AssertionError(failure)
            time.sleep(0.05)

    @staticmethod
    def find_app():
        desktop = Atspi.get_desktop(0)
        apps = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((app for app in apps if app and app.get_name() == "Rowkeeper" and app.get_child_count()), None)

    # All that shows, without the cells of tables.
    @classmethod
    def nodes(cls, source=None):
        node = Node(source or cls.app)
        if source and not node.shows():
            return
        yield node
        if node.role == "table":
            return
        for i in range(node.source.get_child_count()):
            if child := node.source.get_child_at_index(i):
                yield from cls.nodes(child)

    def find(self, name, *roles):
        def get():
            return next((n for n in self.nodes() if (n.role in roles if roles else n.role != "label") and n.name.startswith(name)), None)

        return self.until(get, f"nothing that shows is called '{name}'")

    def press(self, name, *roles):
        node = self.find(name, *roles)
        self.until(lambda: "enabled" in node.states, f"{node} is not enabled")
        node.act()

    def open_page(self, name):
        page = self.find(name, "radio button")
        page.act()
        self.until(lambda: "checked" in page.states, f"{name} is not checked")

    def hears(self, text):
        return self.until(lambda: next((told for told in self.told if text in told), None), f"'{text}' is not among {self.told}")

    def reads(self, text, *keys):
        """What the keys come to is an object that has the focus."""
        del self.read[:]
        self.window.press(*keys)
        return self.until(lambda: next((read for read in self.read if text in read), None), f"'{text}' is not among {self.read}")

    def check(self, *tables):
        """Every control that shows, and the tables named among them."""
        wrong, found = [], []

        def is_right():  # soon: something may be going just now
            nodes = list(self.nodes())
            found[:] = [node for node in nodes if node.role == "table"]
            wrong[:] = [f"{node}: {problem}" for node in nodes for problem in self.problems(node)]
            names = [table.name for table in found]
            wrong.extend(f"no table '{name}'" for name in tables if not any(n.startswith(name) for n in names))
            return not wrong

        self.until(is_right, wrong)
        for table in found:
            self.check_table(table)

    def problems(self, node):
        states = node.states
        focusable, enabled = "focusable" in states, "enabled" in states
        if "visible" not in states and node.role != "application":
            yield "shows and is not visible"
        if node.role == "frame" and node.source.get_parent().get_role_name() != "application":
            yield "a window in a window"  # Orca looks no further than it
        if not focusable and node.role not in CONTROLS:
            return
        if not node.name.strip():
            yield "no name"
        if node.role in NO_ROLES:
            yield "no role"
        if enabled != ("sensitive" in states):
            yield "enabled and not sensitive"
        if enabled and not focusable and node.role != "table" and not self.reached_by_arrows(node):
            yield "not focusable"
        if node.role == "combo box" and not node.labelled() and not node.description:
            yield "nothing says what is chosen in it"  # its name is what is chosen
        if node.role in ("slider", "spin button"):
            value = node.source.get_value_iface()
            least, now, most = value.get_minimum_value(), value.get_current_value(), value.get_maximum_value()
            if not least <= now <= most:
                yield f"value {now} in {least} to {most}"

    # Of what excludes each other one is reached by Tab, the others from there.
    @staticmethod
    def reached_by_arrows(node):
        group = node.source.get_parent()
        others = [Node(group.get_child_at_index(i)) for i in range(group.get_child_count())]
        return node.role == "radio button" and any(n.role == "radio button" and "focusable" in n.states for n in others)

    def check_table(self, node):
        table = node.source.get_table_iface()
        rows, columns = table.get_n_rows(), table.get_n_columns()
        if rows == 0:
            self.assertTrue(node.description or node.name, node)
            return
        self.assertGreater(columns, 0, node)
        for column in {0, columns // 2, columns - 1}:
            self.assertTrue(table.get_column_description(column), f"{node}: column {column} has no header")
            header = table.get_column_header(column)
            self.assertEqual(header.get_role_name(), "table column header")
            for row in {0, rows // 2, rows - 1}:
                cell = table.get_accessible_at(row, column)
                self.assertIsNotNone(cell, f"{node}: no cell {row}, {column}")
                self.assertIn(cell.get_role_name(), ("table cell", "row header", "table row header"))
                self.assertEqual(cell.get_parent().get_name(), node.name)
                index = table.get_index_at(row, column)
                if cell.get_role_name() == "table cell":  # Qt has no place for headers
                    self.assertEqual((table.get_row_at_index(index), table.get_column_at_index(index)), (row, column))
                if column == 0:
                    self.assertTrue(cell.get_name().strip(), f"{node}: row {row} has no name")
                    self.assertTrue(table.get_row_description(row))

    def cells(self, name, column):
        table = self.find(name, "table").source.get_table_iface()
        return [table.get_accessible_at(row, column).get_name() for row in range(table.get_n_rows())]

    def test_01_an_error_at_the_start_is_told(self):
        self.hears("broken.rowkeeper")

    def test_02_watch(self):
        self.open_page("Watch")
        for steps in (1, 2, 3):
            self.press("Step", "push button")
            self.until(lambda: len(self.cells("Time per token", 0)) == steps, f"the chart's table has not {steps} steps")
            self.hears(f", {steps} of ")
        self.check("Tokens of the run", "The cache", "Time of each phase of the step", "Time per token", "Cache memory")
        self.assertEqual(self.cells("The cache", 2)[-2:], ["in the store", "not computed yet"])
        numbers = self.cells("The cache", 5)
        self.assertTrue(all(float(text.replace("−", "-")) == float(text.replace("−", "-")) for text in numbers[:-1]), numbers)
        self.assertRegex(self.cells("Time of each phase of the step", 0)[0], r"^embed: .*% of the step")

    def test_03_the_cache_is_switched_by_an_action(self):
        self.open_page("Watch")
        switch = self.find("KV cache", "check box")
        self.assertIn("checked", switch.states)
        switch.act("Toggle")
        self.until(lambda: "checked" not in switch.states, "the switch stays on")
        self.hears("KV cache off")
        self.until(lambda: any(n.name == "every row, every step" for n in self.nodes()), "the cache stays on")
        switch.act("Toggle")
        self.until(lambda: "checked" in switch.states, "the switch stays off")

    def test_04_a_head_and_its_attention(self):
        self.open_page("Watch")
        self.press("Attention", "radio button")
        cache = self.find("The cache", "table")
        cache.source.get_component_iface().grab_focus()
        first = self.reads("row ", "Up")
        self.assertNotEqual(self.reads("row ", "Up"), first)
        self.until(lambda: cache.description.startswith("row "), "the row that the keys chose is not told")
        self.check("The cache", "One head's attention", "Key and value of the head")
        first = self.cells("One head's attention", 1)
        self.assertRegex(first[0], "^100\\s%$")
        self.assertIn("may not look", self.cells("One head's attention", 2)[0])
        self.press("Values", "radio button")

    def test_05_the_end_of_a_run_is_told(self):
        self.open_page("Watch")
        tokens = self.find("Tokens to generate", "spin button")
        tokens.source.get_value_iface().set_current_value(8)
        self.press("Play or pause", "push button")
        self.hears("All 8 tokens are there.")

    def test_05_a_panel_is_a_window(self):
        self.open_page("Watch")
        button = self.find("Sampling", "push button")
        button.source.get_component_iface().grab_focus()
        self.reads("Greedy", "space")
        self.until(lambda: self.windows[-1] == "Sampling options", f"{self.windows} are active")
        self.reads("Sampling", "Escape")
        self.until(lambda: self.windows[-1] == "Rowkeeper", f"{self.windows} are active")

    def test_06_race(self):
        self.open_page("Race")
        self.find("Tokens to generate in each lane", "spin button").source.get_value_iface().set_current_value(8)
        self.press("Race or pause", "push button")
        self.hears("✓ Identical: 8 of 8 shared tokens")
        self.check("The cache of the lane “With the KV cache”", "The cache of the lane “Without”", "Time per token", "Rows computed so far")

    def test_07_chat(self):
        self.open_page("Chat")
        self.find("Ask", "push button")
        question = self.until(lambda: next((n for n in self.nodes() if n.role == "push button" and n.name.endswith("?")), None), "no question to ask")
        before = len(self.told)
        question.act()
        self.until(lambda: len(self.told) > before, "the answer is not told")
        self.assertGreater(len(self.told[-1]), 5)
        self.check("Time to the first token", "Rows of the cache by their origin")
        self.assertEqual(len(self.cells("Time to the first token", 0)), 1)

    def test_08_memory(self):
        self.open_page("Memory")
        self.find("Context, tokens", "spin button").source.get_component_iface().grab_focus()
        self.reads("Laptop, 16 GB", "Tab", "Tab", "Tab")
        self.reads("Laptop, 32 GB", "Down")
        self.reads("Laptop, 16 GB", "Up")
        self.press("Serve", "push button")
        self.until(lambda: self.cells("One piece each", 0), "no pages")
        self.check("One piece each", "Cache size against context length")
        self.assertIn("Page 1", self.cells("One piece each", 0)[0])

    def test_09_squeeze(self):
        self.open_page("Squeeze")
        self.until(lambda: any("thrown away" in text for text in self.cells("What is left in the cache", 0)), "no row was thrown away")
        self.check("What is left in the cache", "Smaller against faithful")

    def test_10_models(self):
        self.press("Show it", "push button")
        self.until(lambda: any(node.name.startswith("Verify:") for node in self.nodes()), "no models")
        self.check()

    def test_11_learn(self):
        self.open_page("Learn")
        self.find("Handout", "push button")
        self.check()
        self.press("The waste", "push button")
        self.until(lambda: next((n for n in self.nodes() if n.role == "label" and n.name.startswith("Step 1 of")), None), "no first step")
        self.check()
        del self.told[:]
        self.press("Show me", "push button")
        self.hears("The right answer: ")
        self.check()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    start_test.PROGRAM = sys.argv.pop(1)
    unittest.main(warnings="ignore")  # old names of bindings, which are those that Debian has
