/**
 * `node --import ./test/harness/end-with-parent.mjs …` with a pipe as its input: ends as on SIGTERM when its parent
 * process is gone. A test that times out is killed and stops nothing; its server would run for hours.
 */
import process from 'node:process'

process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.resume()
process.stdin.unref()
