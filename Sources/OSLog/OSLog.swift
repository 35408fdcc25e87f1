/// Apple's `OSLog` shows the declarations of `os`.
@_exported public import os
