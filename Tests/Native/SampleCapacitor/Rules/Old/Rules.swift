#error("This file is excluded.")
