"""A headless Chromium, driven over a pipe by its DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
WAIT = 120  # seconds, for slow machines; nothing is judged by it

# Nothing reaches a network: no name is resolved, and the proxy is a port where nobody listens.
OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
           "--disable-background-networking", "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
           "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=127.0.0.1:9", "--remote-debugging-pipe", "about:blank"]


class Chromium:
    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        from_us, self.to_browser = os.pipe()
        self.from_browser, to_us = os.pipe()
        # The browser reads commands from descriptor 3 and answers on 4.
        shell = f'exec "$@" 3<&{from_us} 4>&{to_us}'
        arguments = [PROGRAM, "--user-data-dir=" + self.folder.name, *OPTIONS]
        self.process = subprocess.Popen(["/bin/sh", "-c", shell, "sh", *arguments], pass_fds=[from_us, to_us],
                                        env=os.environ | {"HOME": self.folder.name}, stderr=subprocess.DEVNULL)
        os.close(from_us)
        os.close(to_us)
        self.buffer, self.number, self.events = b"", 0, []
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)
        self.folder.cleanup()

    def receive(self):
        while b"\0" not in self.buffer:
            data = os.read(self.from_browser, 1 << 16)
            if not data:
                raise AssertionError("the browser has gone")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def command(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters} | ({"sessionId": session} if session else {})
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to_browser, data):]
        while (answer := self.receive()).get("id") != self.number:
            self.events.append(answer)
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']}")
        return answer["result"]

    def tab(self):
        return Tab(self)


class Tab:
    def __init__(self, browser):
        self.browser = browser
        self.target = browser.command("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.command("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.command(domain + ".enable")

    def command(self, method, **parameters):
        return self.browser.command(method, self.session, **parameters)

    def close(self):
        self.browser.command("Target.closeTarget", targetId=self.target)

    def size(self, width, height, phone=False, scale=1):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone)
        self.command("Emulation.setTouchEmulationEnabled", enabled=phone)

    def media(self, **features):
        values = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", features=values)

    def open(self, path):
        self.browser.events.clear()
        self.command("Page.navigate", url="file://" + path)
        self.until("document.readyState === 'complete'")

    def run(self, script):
        answer = self.command("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def until(self, script):
        end = time.monotonic() + WAIT
        while not self.run(script):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {script}")
            time.sleep(0.02)

    def press(self, key, code=None):
        for kind in ("keyDown", "keyUp"):
            self.command("Input.dispatchKeyEvent", type=kind, key=key, code=code or key)

    # What went wrong, in its own words, and what was asked for over any protocol.
    def complaints(self):
        self.run("1")
        found = []
        for event in self.browser.events:
            if event["method"] in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"):
                found.append(json.dumps(event["params"]))
        return found

    def requests(self):
        self.run("1")
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event["method"] == "Network.requestWillBeSent"]

    def picture(self, path, whole=False):
        data = self.command("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
