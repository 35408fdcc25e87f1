"""The parts of .ci/dist: the contents of a release, and a module for each kind of package."""
