// Ends a file of tests that takes too long, such as one that waits for a message for ever: Node.js 18 has no time limit for tests.
// `node --require ./tests/time-limit.cjs --test` loads this into the process of each file.

const { Worker } = require('node:worker_threads');

const seconds = Number(process.env.HEALTHKIT_TEST_SECONDS ?? 1800);

function limit({ file, pid, seconds }) {
  setTimeout(() => {
    require('node:fs').writeSync(2, `${file} has not ended within ${seconds} s.\n`);
    process.kill(pid, 'SIGKILL');
  }, seconds * 1000);
}

// A thread of its own, because a test may also block its thread.
if (process.env.NODE_TEST_CONTEXT) {
  new Worker(`(${limit})(${JSON.stringify({ file: process.argv[1], pid: process.pid, seconds })})`, { eval: true, execArgv: [] }).unref();
}
