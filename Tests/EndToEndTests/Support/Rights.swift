import Glibc

/// Runs a program as a user without files.
let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"

/// File modes do not restrict root, so the host must run as another user, who must be able to execute it.
let canLoseRights =
    geteuid() != 0 || (try? Program.shell("exec \(nobody) \"$0\" --version").status) == 0
