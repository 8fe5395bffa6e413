type Job<Result> = { begin: () => void; hasBegun: boolean; answer: Promise<Result> }

/** A sender waits for as much as one may already. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** For `catch`: a full queue is an answer, and everything else a fault. */
export function nullIfFull(error: unknown): null {
  if (error instanceof QueueFull) return null
  throw error
}

/**
 * Runs one job at a time. Senders take turns, so who asks for two hundred does not stand before everybody else. Jobs of
 * one name are one job: its turn comes with the first of those who wait for it.
 */
export class FairQueue<Result> {
  readonly #most: number
  readonly #jobs = new Map<string, Job<Result>>()
  /** Sender → names of jobs that have not begun. The order of the map is the order of turns. */
  readonly #waiting = new Map<string, Set<string>>()
  #isBusy = false

  /** `most`: jobs that one sender may wait for. */
  constructor(most: number) {
    this.#most = most
  }

  hasRoom(sender: string): boolean {
    return (this.#waiting.get(sender)?.size ?? 0) < this.#most
  }

  /** Rejects with `QueueFull` at once, or with what `make` meets. */
  async ask(sender: string, name: string, make: () => Promise<Result>): Promise<Result> {
    const known = this.#jobs.get(name)
    const job = known ?? jobOf(make)
    if (job.hasBegun) return job.answer
    const names = this.#waiting.get(sender) ?? new Set()
    const isFull = !this.hasRoom(sender)
    if (isFull && !known) throw new QueueFull()
    this.#jobs.set(name, job)
    if (!isFull) this.#waiting.set(sender, names.add(name)) // else it comes with the turn of another
    void this.#work()
    return job.answer
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let name = this.#next(); name !== null; name = this.#next()) {
      const job = this.#jobs.get(name)
      job?.begin()
      await job?.answer.catch(() => undefined) // those who asked get the error; the next in line only waits
      this.#jobs.delete(name)
    }
    this.#isBusy = false
  }

  /** The oldest job of the sender whose turn it is, who then stands last. Nobody waits for it any more. */
  #next(): string | null {
    const [turn] = this.#waiting
    if (!turn) return null
    const [sender, names] = turn
    const [name = ''] = names
    this.#waiting.delete(sender)
    this.#waiting.set(sender, names)
    for (const [other, theirs] of this.#waiting) {
      theirs.delete(name)
      if (theirs.size === 0) this.#waiting.delete(other)
    }
    return name
  }
}

function jobOf<Result>(make: () => Promise<Result>): Job<Result> {
  let begin = () => {}
  const turn = new Promise<void>((resolve) => {
    begin = resolve
  })
  const job = { hasBegun: false, answer: turn.then(make) }
  return Object.assign(job, {
    begin() {
      job.hasBegun = true
      begin()
    },
  })
}
