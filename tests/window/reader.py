#!/usr/bin/python3
"""A stand-in for a screen reader: it knows the window only by its accessible tree.

One JSON object a line on standard input, one answer a line on standard output. Every request waits
until it comes true or its seconds are over. What it asks of the tree: roles, names, states and
descriptions, the actions of a node, what can be set or read of it, the announcements that were
made, and where the keyboard went.

The tree is asked for as a whole: one call on the bus, where each attribute of each node would be a
call of its own, and each of them work for the window.
"""
import ctypes
import json
import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

# The same role has another name in newer versions of the library.
RENAMED = {"push-button": "button", "push-button-menu": "button-menu"}
# Where everything of the bus lies.
BUS = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
# How long one question may take, in milliseconds.
PATIENCE = 20_000


class Node:
    """A node as it is told with the whole tree."""

    def __init__(self, item):
        self.path, self.above, self.index = item[0][1], item[2][1], item[3]
        self.kinds = {kind.removeprefix(BUS) for kind in item[5]}
        self.name, self.role, self.tells = item[6], role_of(item[7]), item[8]
        self.states = states_of(item[9])
        self.below = []

    def line(self):
        """The node and all in it, as one reads."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            todo.extend(reversed(node.below))

    def shown(self):
        return {"id": self.path, "role": self.role, "name": self.name}

    def details(self):
        return {"states": self.states, "tells": self.tells, "actions": int("Action" in self.kinds)}


class Reader:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, None, Gio.DBusCallFlags.NONE, PATIENCE, None).unpack()
        client = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                  | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.bus = Gio.DBusConnection.new_for_address_sync(address[0], client, None, None)
        # The name of the program on the bus, and the node of its window.
        self.app = self.frame = None
        self.heard = []
        # What became the description of what has the keyboard, which a screen reader reads.
        self.described = []
        # The rows that became the chosen ones, which a screen reader reads.
        self.chosen = []
        # Where the keyboard went, when that was told first and last.
        self.landed = []
        self.first = self.when = 0.0
        # Whether something was told of the tree since it was read last.
        self.changed = True
        # How long the window takes to answer a key: on a busy machine all waits are longer.
        self.slow = 0.0
        # Made when a key is pressed: who holds a display that dies ends with it.
        self.keyboard = None
        self.bus.signal_subscribe(None, BUS + "Event.Object", None, None, None,
                                  Gio.DBusSignalFlags.NONE, self.on_event)

    def call(self, path, interface, method, arguments=None, to=None):
        """Asks the program, or somebody else on the bus."""
        answer = self.bus.call_sync(to or self.app, path, interface, method, arguments, None,
                                    Gio.DBusCallFlags.NONE, PATIENCE, None).unpack()
        return answer[0] if answer else None

    def on_event(self, _bus, sender, path, _interface, signal, arguments):
        if sender != self.app:
            return
        self.changed = True
        kind, detail, _, data, _ = arguments.unpack()
        if signal == "Announcement":
            manner = {1: "polite", 2: "assertive"}.get(detail, str(detail))
            self.heard.append({"text": str(data), "manner": manner})
        elif (signal, kind) == ("PropertyChange", "accessible-description"):
            if "focused" in self.states(path):
                # As it was then: it may be another one by now.
                self.described.append(str(data or ""))
        elif (signal, kind, detail) == ("StateChanged", "selected", 1):
            self.chosen.append(self.place(path)["name"])
        elif (signal, kind, detail) == ("StateChanged", "focused", 1):
            self.when = time.monotonic()
            self.first = self.first if self.landed else self.when
            self.landed.append(path)

    def turn(self, seconds):
        """Lets events in for a moment."""
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        while context.iteration(False):
            pass
        while (left := end - time.monotonic()) > 0:
            self.sleep(left)

    def sleep(self, seconds):
        """Until something is told, for so long at most."""
        woken = GLib.timeout_add(max(1, round(seconds * 1000)), lambda: GLib.SOURCE_CONTINUE)
        GLib.MainContext.default().iteration(True)
        GLib.source_remove(woken)

    def until(self, true, seconds):
        end = time.monotonic() + seconds
        while not true() and (left := end - time.monotonic()) > 0:
            self.sleep(min(left, 0.02))

    def tree(self):
        """The program's own node, with all below it."""
        self.changed = False
        items = self.call("/org/a11y/atspi/cache", BUS + "Cache", "GetItems")
        nodes = {item[0][1]: Node(item) for item in items}
        for node in sorted(nodes.values(), key=lambda node: node.index):
            if node.path != ROOT and node.above in nodes:
                nodes[node.above].below.append(node)
        return nodes[ROOT]

    def nodes(self):
        """All nodes of the window, as one reads."""
        return self.tree().line()

    def attach(self, ask):
        self.heard.clear()
        registry = BUS + "Registry"
        for name, path in self.call(ROOT, BUS + "Accessible", "GetChildren", to=registry):
            daemon = "org.freedesktop.DBus"
            number = GLib.Variant("(s)", (name,))
            if ask["pid"] != self.call("/org/freedesktop/DBus", daemon,
                                       "GetConnectionUnixProcessID", number, daemon):
                continue
            self.app = name
            root = self.tree()
            if path == ROOT and root.below:
                self.frame = root.below[0].path
                return {"name": root.name}
        return None

    def matching(self, ask):
        wanted = re.compile(ask["name"])
        whole = self.tree()
        groups = [whole]
        # Those of a group alone, where one is named.
        if "around" in ask:
            groups = [one for one in whole.line() if re.fullmatch(ask["around"], one.name)]
        for group in groups:
            for node in group.line():
                if ask.get("role") in (None, node.role) and wanted.fullmatch(node.name):
                    yield node

    def find(self, ask):
        for node in self.matching(ask):
            return {**node.shown(), **node.details()}
        return None

    def gone(self, ask):
        return None if self.find(ask) else {}

    def press(self, ask):
        for node in self.matching(ask):
            first = GLib.Variant("(i)", (0,))
            if "Action" in node.kinds and self.call(node.path, BUS + "Action", "DoAction", first):
                return node.shown()
        return None

    def grab(self, ask):
        """Brings the keyboard to a control."""
        for node in self.matching(ask):
            if self.call(node.path, BUS + "Component", "GrabFocus"):
                return node.shown()
        return None

    def focus(self, ask):
        for node in self.matching(ask):
            if "focused" in node.states:
                return node.shown()
        return None

    def all(self, _):
        return {"nodes": [{**node.shown(), **node.details()} for node in self.nodes()]}

    def hear(self, ask):
        wanted = re.compile(ask["name"])
        for index, said in enumerate(self.heard):
            if wanted.search(said["text"]):
                del self.heard[: index + 1]
                return said
        return None

    def forget(self, _):
        self.heard.clear()
        self.described.clear()
        self.chosen.clear()
        self.landed.clear()
        return {}

    def landing(self, ask):
        """Where the keyboard has come to rest after a key; nowhere if it did not move."""
        self.keyboard = self.keyboard or Keyboard()
        asked = time.monotonic()
        self.keyboard.press(ask["key"])
        self.until(self.is_at_rest, max(ask["within"], 10 * self.slow))
        at = self.place(self.landed[-1]) if self.landed else None
        if at:
            self.slow = max(self.slow / 2, self.first - asked)
        self.landed.clear()
        return {"at": at}

    def is_at_rest(self):
        # Between two stops, and after a dialog, the window itself has the keyboard for a moment.
        frame = self.landed and self.landed[-1] == self.frame
        longer = max(0.7, 5 * self.slow) if frame else max(0.03, self.slow / 2)
        return self.landed and time.monotonic() - self.when > longer

    def told(self, ask):
        """What was announced, and where the keyboard went, since `forget`; given the time that a
        wanted announcement needs, if one is wanted."""
        wanted = re.compile(ask["name"])
        names = {}

        def name(path):
            # Asked once: what came to be told of it later is an event of its own.
            if path not in names:
                names[path] = self.place(path)["name"]
            return names[path]

        def satisfied():
            texts = ["{manner}: {text}".format(**said) for said in self.heard]
            texts += [name(path) for path in self.landed]
            texts += self.described + self.chosen
            return any(wanted.search(text) for text in texts)

        self.until(satisfied, ask["within"])
        met = satisfied()
        went = [self.place(path) for path in self.landed]
        told = {"said": self.heard, "described": self.described, "went": went,
                "chosen": self.chosen}
        return {**told, "met": met}

    def survey(self, _):
        """All that a screen reader can find out about every node, of a dialog if one is open."""
        whole = self.tree()
        frames = [below for frame in whole.below for below in frame.below]
        top = next((node for node in frames if node.role == "dialog"), whole)
        found = []
        # A text holds nothing and can do nothing.
        for node in top.line():
            above = None if node is top else node.above
            here = {**node.shown(), "above": above, **node.details()}
            if node.role != "label":
                here |= {"text": self.text(node), "value": self.value(node)}
            found.append(here)
        return {"nodes": found}

    def text(self, node):
        if "Text" not in node.kinds:
            return None
        whole = GLib.Variant("(ii)", (0, -1))
        return self.call(node.path, BUS + "Text", "GetText", whole)

    def value(self, node):
        if "Value" not in node.kinds:
            return None
        of = GLib.Variant("(s)", (BUS + "Value",))
        told = self.call(node.path, "org.freedesktop.DBus.Properties", "GetAll", of)
        return [told["MinimumValue"], told["CurrentValue"], told["MaximumValue"]]

    def states(self, path):
        try:
            return states_of(self.call(path, BUS + "Accessible", "GetState"))
        except GLib.Error:
            return []

    def place(self, path):
        """A node by itself; one that has gone has no name."""
        try:
            kind = self.call(path, BUS + "Accessible", "GetRole")
            name = self.call(path, "org.freedesktop.DBus.Properties", "Get",
                             GLib.Variant("(ss)", (BUS + "Accessible", "Name")))
            return {"id": path, "role": role_of(kind), "name": name}
        except GLib.Error:
            return {"id": path, "role": "gone", "name": ""}

    def close(self, ask):
        close_window(ask["window"])
        return {}

    def answer(self, ask):
        end = time.monotonic() + ask.get("seconds", 0)
        while True:
            # What waits by itself looks by itself, too.
            self.turn(0.0 if "within" in ask else 0.03)
            try:
                found = getattr(self, ask["ask"])(ask)
            except GLib.Error as why:
                found, ask["last"] = None, str(why)
            if found is not None:
                return {"found": found}
            if time.monotonic() > end:
                there = [f"{node.role} “{node.name}”" for node in self.nodes()] if self.app else []
                return {"missing": ask, "heard": self.heard, "there": there}
            # As long as nothing is told, nothing is another one.
            self.until(lambda: self.changed, 0.3 if self.app else 0.0)


def role_of(number):
    nick = Atspi.Role(number).value_nick
    return RENAMED.get(nick, nick)


def states_of(halves):
    low, high = halves
    bits = low | high << 32
    return [Atspi.StateType(bit).value_nick for bit in range(64) if bits >> bit & 1]


class Keyboard:
    """Presses keys as `xdotool` does, which takes longer to start than the window to answer."""

    def __init__(self):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))

    def press(self, keys):
        """`Tab`, `shift+Tab`."""
        names = [{"shift": "Shift_L"}.get(name, name) for name in keys.split("+")]
        signs = [ctypes.c_ulong(self.x11.XStringToKeysym(name.encode())) for name in names]
        codes = [self.x11.XKeysymToKeycode(self.display, sign) for sign in signs]
        strokes = [(code, 1) for code in codes] + [(code, 0) for code in reversed(codes)]
        for code, down in strokes:
            self.test.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("padding", ctypes.c_long * 16),
    ]


def close_window(window):
    """What a window manager does when its cross is clicked: the program is asked to close."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    message = ClientMessage(type=33, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XSync(display, 0)
    x11.XCloseDisplay(display)


def main():
    reader = Reader()
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        print(json.dumps(reader.answer(json.loads(line))), flush=True)


main()
