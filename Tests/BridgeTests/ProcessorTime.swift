import Glibc

/// The processor time of this thread, in seconds. It does not depend on other tests and processes.
func processorTime() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
