"""The check finds what it looks for."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import mirror
from check import ROOT, problems
from dart_source import DartSource
from names import CLIENT

FILE = CLIENT / "lib/example.dart"


def found(text: str, *others: DartSource) -> list[str]:
    """What is wrong with a file of the library that has this text."""
    source = DartSource(FILE, text.encode())
    return list(source.errors()) or list(problems([source, *others], {"store/save"}))


class TestSource(unittest.TestCase):
    def test_a_file_that_is_right(self) -> None:
        self.assertEqual(found("/// Says `a`.\nString a(int b) => b.isEmpty ? 'store/save' : '$b';\n"), [])

    def test_syntax(self) -> None:
        for text in ("class A {", "void f() { return 1 }", "final a = ;", "void f() { if (a { } }", "class A {} }"):
            self.assertRegex("\n".join(found(text)), r"example\.dart:1:\d+: ", text)

    def test_an_import_of_nothing(self) -> None:
        self.assertEqual(found("import 'nowhere.dart';\n"), [f"{FILE}: there is no nowhere.dart"])

    def test_an_import_for_nothing(self) -> None:
        self.assertEqual(found("import 'dart:async';\n"), [f"{FILE}: nothing is used of dart:async"])

    def test_a_name_that_nobody_declares(self) -> None:
        self.assertEqual(len(found("/// A.\nString a() => b();\n")), 1)

    def test_a_name_whose_library_is_not_imported(self) -> None:
        text = "/// A.\nfinal a = Completer<int>();\n"
        self.assertEqual(len(found(text)), 1)
        self.assertEqual(found("import 'dart:async';\n" + text), [])

    def test_a_name_of_another_file_that_is_not_imported(self) -> None:
        other = DartSource(CLIENT / "lib/other.dart", b"/// B.\nclass B {}\n")
        text = "/// A.\nfinal a = B();\n"
        self.assertEqual(len(found(text, other)), 1)
        self.assertEqual(found("import 'other.dart';\n" + text, other), [])

    def test_a_method_that_does_not_exist(self) -> None:
        self.assertEqual(found("/// A.\nfinal a = 'store/sav';\n"), [f"{FILE}: there is no method store/sav"])

    def test_a_missing_doc_comment(self) -> None:
        self.assertEqual(found("class A {\n  /// B.\n  int b;\n  int c;\n}\n"),
                         [f"{FILE}:1: A has no doc comment", f"{FILE}:4: c has no doc comment"])


class TestClient(unittest.TestCase):
    """On a copy of the client."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.client = self.root / "clients/dart"
        shutil.copytree(CLIENT, self.client)
        for name in ("clients/node", "protocol"):
            (self.root / name).symlink_to(ROOT / name)

    def check(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, self.client / "tool/check.py"], capture_output=True, text=True)

    def replace(self, name: str, old: str, new: str) -> None:
        file = self.client / name
        text = file.read_text()
        self.assertIn(old, text)
        file.write_text(text.replace(old, new, 1))

    def test_a_broken_file_fails_the_check(self) -> None:
        self.replace("lib/src/json.dart", "}\n", "\n")
        result = self.check()
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout.splitlines()[-1], r"^\d+ files parsed, 1 with errors$")

    def test_a_name_that_the_node_client_does_not_have_fails_the_check(self) -> None:
        self.replace("lib/src/bridge.dart", "bool get isClosed", "bool get isOver")
        result = self.check()
        self.assertEqual(result.returncode, 1)
        self.assertIn("the Node client has no 'Bridge.isOver'\nthe Dart client has no 'Bridge.isClosed'\n", result.stdout)

    def test_a_difference_must_be_explained_and_exist(self) -> None:
        self.replace("lib/src/connection.dart", "'The bridge was closed.'", "'The bridge is closed.'")
        self.replace("lib/src/connection.dart", "'The bridge was closed.'", "'The bridge is closed.'")
        self.replace("lib/src/bridge.dart", "final Future<void>? cancel;", "final Future<void>? signal;")
        self.assertEqual(
            set(mirror.differences(self.client, ROOT / "clients/node")),
            {
                "the Node client has no 'The bridge is closed.'",
                "the Dart client has no 'The bridge was closed.'",
                "'CallOptions.cancel' is no difference any more",
                "'CallOptions.signal' is no difference any more",
            },
        )


if __name__ == "__main__":
    unittest.main()
