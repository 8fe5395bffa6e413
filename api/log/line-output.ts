import { write, writeSync } from 'node:fs'

/** Bytes that wait for a log that can not be written now; lines beyond them are left out. */
const WAITING_MAX = 1_000_000
/** The lines of this time leave in one write: a write for each took a fifth of a busy server's time. */
const GATHER_MS = 10
/** Time until the next attempt: a reader of a pipe has made room by then, and a full disk costs little. */
const PAUSE_MS = 20

/**
 * Writes lines to an open file without anybody waiting for it. A full disk, a lost terminal, or a reader that left or
 * stands still costs lines of the log and nothing else. The stream that pino brings (sonic-boom 4) ends the process over
 * the first two and keeps everything for the last. It tries for ever when the process ends.
 */
export class LineOutput {
  readonly #fd: number
  /** What the last attempt left over: it may begin in the middle of a line. */
  #begun = Buffer.alloc(0)
  #waiting = ''
  #state: 'idle' | 'due' | 'writing' = 'idle'

  constructor(fd: number) {
    this.#fd = fd
    process.once('exit', () => this.#writeLast())
  }

  write(line: string): void {
    if (this.#begun.length + this.#waiting.length + line.length <= WAITING_MAX) this.#waiting += line
    if (this.#state === 'idle') this.#writeIn(GATHER_MS)
  }

  #writeIn(ms: number): void {
    this.#state = 'due'
    setTimeout(() => this.#writeNow(), ms).unref()
  }

  #writeNow(): void {
    this.#state = 'writing'
    write(this.#fd, this.#take(), (error, written) => {
      this.#begun = this.#begun.subarray(written ?? 0)
      if (error) this.#writeIn(PAUSE_MS)
      else if (this.#begun.length > 0) this.#writeNow()
      else if (this.#waiting !== '') this.#writeIn(GATHER_MS)
      else this.#state = 'idle'
    })
  }

  #take(): Buffer {
    if (this.#waiting !== '') this.#begun = Buffer.concat([this.#begun, Buffer.from(this.#waiting)])
    this.#waiting = ''
    return this.#begun
  }

  /** One attempt, for nobody waits any more. What is being written has left already. */
  #writeLast(): void {
    if (this.#state === 'writing') this.#begun = Buffer.alloc(0)
    try {
      writeSync(this.#fd, this.#take())
    } catch {
      // as before: it costs these lines
    }
  }
}
