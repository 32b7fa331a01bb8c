#!/usr/bin/python3
"""A stand-in for a screen reader: it knows the window only by its accessible tree.

One JSON object a line on standard input, one answer a line on standard output. Every request waits
until it comes true or its seconds are over. What it asks of the tree: roles, names, states and
descriptions, the actions of a node, what can be set or read of it, the announcements that were
made, and where the keyboard went.
"""
import ctypes
import json
import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

EVENTS = ("object:announcement", "object:state-changed:focused",
          "object:state-changed:selected",
          "object:property-change:accessible-description")
# The same role has another name in newer versions of the library.
RENAMED = {"push-button": "button", "push-button-menu": "button-menu"}


class Reader:
    def __init__(self):
        self.app = None
        self.heard = []
        # What became the description of what has the keyboard, which a screen reader reads.
        self.described = []
        # The rows that became the chosen ones, which a screen reader reads.
        self.chosen = []
        # Where the keyboard went, when that was told first and last.
        self.landed = []
        self.first = self.when = 0.0
        # How long the window takes to answer a key: on a busy machine all waits are longer.
        self.slow = 0.0
        self.listener = Atspi.EventListener.new(self.on_event)
        for kind in EVENTS:
            self.listener.register(kind)

    def on_event(self, event):
        if event.type.startswith("object:announcement"):
            manner = {1: "polite", 2: "assertive"}.get(event.detail1, str(event.detail1))
            self.heard.append({"text": str(event.any_data), "manner": manner})
        elif event.type.startswith("object:property-change"):
            try:
                if "focused" in states(event.source):
                    # As it was then: it may be another one by now.
                    self.described.append(str(event.any_data or ""))
            except GLib.Error:
                pass
        elif event.type.startswith("object:state-changed:selected"):
            if event.detail1 == 1:
                self.chosen.append(place(event.source)["name"])
        elif event.detail1 == 1:
            self.when = time.monotonic()
            self.first = self.first if self.landed else self.when
            self.landed.append(event.source)

    def turn(self, seconds=0.03):
        """Lets events in for a moment."""
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        while True:
            while context.pending():
                context.iteration(False)
            if time.monotonic() >= end:
                return
            time.sleep(0.005)

    def nodes(self):
        """All nodes of the window, as one reads; what vanishes meanwhile is left out."""
        found = []
        todo = [self.app]
        while todo:
            node = todo.pop()
            try:
                found.append((node, role(node), node.get_name() or ""))
                below = children(node)
            except GLib.Error:
                continue
            todo.extend(reversed(below))
        return found

    def attach(self, ask):
        self.heard.clear()
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app and app.get_process_id() == ask["pid"] and app.get_child_count():
                # Nothing is remembered: what is read is what stands there now.
                app.set_cache_mask(Atspi.Cache.NONE)
                self.app = app
                return {"name": app.get_name()}
        return None

    def matching(self, ask):
        wanted = re.compile(ask["name"])
        for node, kind, name in self.nodes():
            if ask.get("role") in (None, kind) and wanted.fullmatch(name):
                yield node, kind, name

    def find(self, ask):
        for node, kind, name in self.matching(ask):
            return {"role": kind, "name": name, **details(node)}
        return None

    def gone(self, ask):
        return None if self.find(ask) else {}

    def press(self, ask):
        for node, kind, name in self.matching(ask):
            action = node.get_action_iface()
            if action and action.get_n_actions() and action.do_action(0):
                return {"role": kind, "name": name}
        return None

    def grab(self, ask):
        """Brings the keyboard to a control."""
        for node, kind, name in self.matching(ask):
            if node.grab_focus():
                return {"role": kind, "name": name}
        return None

    def focus(self, ask):
        for node, _, name in self.matching(ask):
            if "focused" in states(node):
                return {"name": name}
        return None

    def all(self, _):
        return {"nodes": [{"role": k, "name": n, **details(x)} for x, k, n in self.nodes()]}

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
        self.landed.clear()
        return {}

    def landing(self, ask):
        """Where the keyboard has come to rest; nowhere if it did not move."""
        asked = time.monotonic()
        self.until(self.is_at_rest, max(ask["within"], 10 * self.slow))
        at = place(self.landed[-1]) if self.landed else None
        if at:
            self.slow = max(self.slow / 2, self.first - asked)
        self.landed.clear()
        return {"at": at}

    def is_at_rest(self):
        # Between two stops, and after a dialog, the window itself has the keyboard for a moment.
        frame = self.landed and role(self.landed[-1]) == "frame"
        longer = max(0.7, 5 * self.slow) if frame else 0.03
        return self.landed and time.monotonic() - self.when > longer

    def told(self, ask):
        """What was announced, and where the keyboard went, since `forget`; given the time that a
        wanted announcement needs, if one is wanted."""
        wanted = re.compile(ask["name"])

        def satisfied():
            texts = ["{manner}: {text}".format(**said) for said in self.heard]
            texts += [place(node)["name"] for node in self.landed]
            texts += self.described + self.chosen
            return any(wanted.search(text) for text in texts)

        self.until(satisfied, ask["within"])
        went = [place(node) for node in self.landed]
        told = {"said": self.heard, "described": self.described, "went": went,
                "chosen": self.chosen}
        return {**told, "met": satisfied()}

    def until(self, true, seconds):
        end = time.monotonic() + seconds
        while not true() and time.monotonic() < end:
            self.turn(0.005)

    def survey(self, _):
        """All that a screen reader can find out about every node, of a dialog if one is open."""
        found = []
        dialogs = [node for node in self.below(2) if role(node) == "dialog"]
        todo = [(dialogs[0] if dialogs else self.app, None)]
        while todo:
            node, above = todo.pop()
            try:
                here = place(node)
                # A text holds nothing and can do nothing; each question takes its time.
                if here["role"] == "label":
                    found.append({**here, "above": above, "states": [], "tells": "", "actions": 0})
                    continue
                found.append({**here, "above": above, **all_of(node)})
                below = children(node)
            except GLib.Error:
                continue
            todo.extend((child, node.path) for child in reversed(below))
        return {"nodes": found}

    def below(self, depth):
        """The nodes at a depth below the program: its window is at the first."""
        level = [self.app]
        for _ in range(depth):
            level = [child for node in level for child in children(node)]
        return level

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
                there = [f"{k} “{n}”" for _, k, n in self.nodes()] if self.app else []
                return {"missing": ask, "heard": self.heard, "there": there}


def children(node):
    """What stands below a node; one that goes while they are counted is none."""
    all_of_them = (node.get_child_at_index(i) for i in range(node.get_child_count()))
    return [child for child in all_of_them if child]


def role(node):
    nick = node.get_role().value_nick
    return RENAMED.get(nick, nick)


def states(node):
    return [state.value_nick for state in node.get_state_set().get_states()]


def details(node):
    try:
        action = node.get_action_iface()
        count = action.get_n_actions() if action else 0
        return {"states": states(node), "tells": node.get_description() or "", "actions": count}
    except GLib.Error:
        return {"states": [], "tells": "", "actions": 0}


def place(node):
    try:
        return {"id": node.path, "role": role(node), "name": node.get_name() or ""}
    except GLib.Error:
        return {"id": node.path, "role": "gone", "name": ""}


def all_of(node):
    kinds = set(node.get_interfaces())
    value = node.get_value_iface() if "Value" in kinds else None
    return {
        "states": states(node),
        "tells": node.get_description() or "",
        "actions": int("Action" in kinds),
        "text": text_of(node) if "Text" in kinds else None,
        "value": value and [value.get_minimum_value(), value.get_current_value(),
                            value.get_maximum_value()],
    }


def text_of(node):
    text = node.get_text_iface()
    return text.get_text(0, text.get_character_count())


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
    Atspi.init()
    reader = Reader()
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        print(json.dumps(reader.answer(json.loads(line))), flush=True)


main()
