import Foundation
import OSLog
import os
import os.lock
import os.log

import class OSLog.OSLog
import struct os.Logger

enum AllLogModules: Idiom {
    static func run() async throws -> Any? {
        let log = os.Logger(OSLog(subsystem: "com.example.idioms", category: "all"))
        log.trace("ended")
        return OSAllocatedUnfairLock(initialState: 2).withLock { $0 }
    }
}
