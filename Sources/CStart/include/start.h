// The module has no declarations: it is linked for its constructor.
