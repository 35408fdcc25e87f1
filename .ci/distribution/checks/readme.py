"""readme.py PAGE HEADING: writes the named files below a heading of the page into this folder, and prints its commands for bash."""

import re
import sys
from pathlib import Path

page, heading = Path(sys.argv[1]).read_text(), sys.argv[2]
# A heading can have a link.
title = re.escape(heading).replace(r"\ ", r"\W+")
(section,) = re.findall(rf"^## {title}[^\n]*\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
for language, body in re.findall(r"^```(\w*)\n(.*?)^```$", section, re.MULTILINE | re.DOTALL):
    if language == "sh":
        print(body, end="")
    elif language == "console":
        for command in re.findall(r"^\$ (.*<<'END'\n(?:.*\n)*?END\n|.*\n)", body, re.MULTILINE):
            print(command, end="")
    elif name := re.match(r"(?:#|//) ([\w.-]+\.\w+)\n", body):
        Path(name[1]).write_text(body)
