"""Electrocardiograms as phones in several languages write them, with changes."""

import json
import random
from pathlib import Path

LANGUAGES = json.loads((Path(__file__).parent / "languages.json").read_text())["languages"]

# By language: the labels, the verdict of a sinus rhythm, the text of no symptoms, and its status: 1 for none, 0 for not set.
LABELS = {
    "en": (
        "Name|Date of Birth|Recorded Date|Classification|Symptoms|Software Version|Device|Sample Rate|Lead|Unit",
        ("Sinus Rhythm", "None", 1),
    ),
    "de": (
        "Name|Geburtsdatum|Aufzeichnungsdatum|Klassifizierung|Symptome|Softwareversion|Gerät|Messrate|Ableitung|Einheit",
        ("Sinusrhythmus", "Ohne", 0),
    ),
    "ja": (
        "名前|生年月日|記録日|分類|症状|ソフトウェアバージョン|デバイス|サンプリング頻度|リード|単位",
        ("洞調律", "なし", 0),
    ),
    "zh": ("姓名|出生日期|记录日期|分类|症状|软件版本|设备|采样率|导联|单位", ("窦性心律", "无", 0)),
}
UNITS = {"µV": 1e6, "μV": 1e6, "mV": 1e3, "мкВ": 1e6}
NAMES = ["Zoë Quist", "1990.01.05", "Watch9,9", "3.14", "777 hertz", "Unrecognized", "2001-01-01 01:01:01 +0000"]


class Electrocardiogram:
    """A file, and what its import must give."""

    def __init__(self, rng: random.Random, number: int):
        language = rng.choice(LANGUAGES)
        labels, (verdict, none, status) = rng.choice(list(LABELS.values()))
        symptoms = rng.choice(["", none, '"Schwindel, Müdigkeit"'])
        name = rng.choice(NAMES)
        self.number = number
        self.instant = f"2024-02-0{number + 1}T08:00:00Z"
        # Short names and names that are values could be in a sample by chance.
        self.secrets = [text for text in (name, language["birthday"]) if len(text) > 7 and text != "Unrecognized"]
        unit = rng.choice(list(UNITS))
        self.volts = [value / UNITS[unit] for value in (-107.825, 1234.5, 57)]
        english = "Recorded Date" in labels
        self.classification = 1 if english else 0
        self.symptoms = 1 if symptoms == "" else status if symptoms == none else 2 if english else 0
        date = f"2024-02-0{number + 1} 09:00:00 +0100"
        values = [
            name,
            f'"{language["birthday"]}"',
            date,
            verdict,
            symptoms,
            "2.0",
            '"Watch6,2"',
            rng.choice(language["rates"]),
            "Lead I",
            unit,
        ]
        lines = [f"{label},{value}" for label, value in zip(labels.split("|"), values)]
        numbers = list(language["numbers"])
        # Whether the file may also be skipped, or lack values; whether it must be skipped.
        self.is_changed = self.is_skipped = False
        self.change(rng, lines, numbers)
        text = [*lines[:8], "", "", *lines[8:], "", "", *numbers]
        if rng.random() < 0.2:
            text = [line + "," for line in text]
        ending = rng.choice(["\n", "\n", "\r\n"])
        mark = rng.choice(["", "", "\ufeff"])
        self.bytes = (mark + ending.join(text) + ending).encode(rng.choice(["utf-8"] * 9 + ["utf-16"]))
        if self.bytes[:2] in (b"\xff\xfe", b"\xfe\xff"):
            self.is_skipped = True

    def change(self, rng: random.Random, lines: list[str], numbers: list[str]) -> None:
        match rng.randrange(8):
            case 0:
                place = rng.randrange(len(lines))
                # Without the recorded date, a name that is a date is taken for it.
                if place == 2 and "2001-01-01" in lines[0]:
                    place = 3
                lines[place] = ""
                self.is_changed = True
                self.is_skipped = place in (2, 7, 9)
            case 1:
                place = rng.randrange(len(lines) - 1)
                lines[place], lines[place + 1] = lines[place + 1], lines[place]
                self.is_changed = True
            case 2:
                place = rng.randrange(3)
                numbers[place] = rng.choice(["x", "--", "nan", numbers[place] + "x", "1;5"])
                self.is_skipped = True
            case 3:
                lines[9] = lines[9].split(",")[0] + "," + rng.choice(["kV", "", "Hz", "A"])
                self.is_skipped = True
            case _:
                pass

    def write(self, root: Path) -> None:
        folder = root / "electrocardiograms"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"ecg_2024-02-0{self.number + 1}.csv").write_bytes(self.bytes)

    def check(self, found: list[dict], problems: dict[str, int]) -> None:
        """Checks the samples that begin when the electrocardiogram begins, and adds the expected problems."""

        def note(text: str) -> None:
            problems[text] = problems.get(text, 0) + 1

        if not found:
            assert self.is_skipped or self.is_changed, "an electrocardiogram is missing"
            return note("unreadable electrocardiograms")
        assert not self.is_skipped, "an electrocardiogram with damage was read"
        assert len(found) == 1
        sample = found[0]
        volts = [voltage["quantity"]["value"] for voltage in sample["voltages"]]
        assert volts == self.volts, f"voltages {volts}, not {self.volts}"
        assert sample["samplingFrequency"]["value"] == 511.422, sample["samplingFrequency"]
        times = [voltage["timeSinceSampleStart"] for voltage in sample["voltages"]]
        assert times == [index / 511.422 for index in range(3)], times
        revision = sample["sourceRevision"]
        unset = [None] if self.is_changed else []
        assert revision.get("version") in ["2.0", *unset], revision
        assert revision.get("productType") in ["Watch6,2", *unset], revision
        number = {"notSet": 0, "sinusRhythm": 1, "none": 1, "present": 2}
        classification, symptoms = (number.get(sample[name], sample[name]) for name in ("classification", "symptomsStatus"))
        zero = [0] if self.is_changed else []
        assert classification in [self.classification, *zero], classification
        assert symptoms in [self.symptoms, *zero], f"symptoms {symptoms}, not {self.symptoms}"
        if classification == 0:
            note("unknown classifications")
