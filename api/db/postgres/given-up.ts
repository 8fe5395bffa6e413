/** Connections for reads beside the sessions that were given up. */
export const SPARE = 2
const LOOK_AGAIN_MS = 1_000

/** Which of the sessions still work. One that waits for a standby does; one that nothing reached does not. */
export const STILL_ACTIVE = `select pid from pg_stat_activity where pid = any($1) and state = 'active'`

type Ask = (ids: number[]) => Promise<readonly number[]>

/**
 * Sessions whose statement was given up here, and that the server still has. PostgreSQL does not look at the socket while
 * a commit waits for its standby. Each place that is opened instead adds one, until nobody gets a connection.
 */
export class GivenUp {
  readonly #size: number
  #ids: readonly number[] = []
  #lookedAt = Number.NEGATIVE_INFINITY

  /** `size` is what all connections together may be, but for the spare ones. */
  constructor(size: number) {
    this.#size = size
  }

  add(id: number): void {
    this.#ids = [...this.#ids, id]
  }

  /** They belong to another server than the one that is used now. */
  forget(): void {
    this.#ids = []
  }

  /** How many connections may be open beside them. */
  get room(): number {
    return Math.max(this.#size - this.#ids.length, Math.min(SPARE, this.#size))
  }

  /** What may wait like them must not begin. */
  get areMany(): boolean {
    return this.#ids.length >= this.#size / 2
  }

  /** Asks the server, not more than once in a second. */
  async look(ask: Ask): Promise<void> {
    const now = performance.now()
    if (this.#ids.length === 0 || now - this.#lookedAt < LOOK_AGAIN_MS) return
    this.#lookedAt = now
    const asked = this.#ids
    try {
      const active = new Set(await ask([...asked]))
      this.#ids = this.#ids.filter((id) => active.has(id) || !asked.includes(id))
    } catch {
      // the statement that follows meets the same
    }
  }
}
