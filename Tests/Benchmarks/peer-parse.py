#!/usr/bin/env python3
"""Parses an export with apple-health-parser into data frames in memory.

    peer-parse.py export.zip FOLDER
"""

import sys

from apple_health_parser.utils.parser import Parser

archive, folder = sys.argv[1:]
parser = Parser(archive, output_dir=folder, overwrite=True)
parser.get_flag_records(parser.flags)
