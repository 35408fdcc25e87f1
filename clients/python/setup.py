"""Lets setuptools work in a temporary folder, so that a build leaves nothing in the source tree."""

from tempfile import TemporaryDirectory

from setuptools import setup

work = TemporaryDirectory()
setup(options={"build": {"build_base": work.name}, "egg_info": {"egg_base": work.name}})
