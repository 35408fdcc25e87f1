import Foundation

/// Ends the program with a message. Swift's backtrace, if it is enabled, comes before the message, so that the message is the last
/// output.
func endProgram(_ message: String) -> Never {
    var action = sigaction()
    unsafe sigaction(SIGABRT, nil, &action)
    // Swift's handler of the signal prints the backtrace and returns. From then on the signal has its default action.
    if unsafe action.__sigaction_handler.sa_handler != nil { pthread_kill(pthread_self(), SIGABRT) }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    abort()
}
