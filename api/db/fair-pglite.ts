import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite computes in this thread, and its queue moves on in microtasks: two hundred waiting transactions would be one
 * task of seconds, in which no answer leaves and no request is read. Here sockets have their turn before each of them,
 * so that everybody is served in the order of coming.
 */
export class FairPglite extends PGlite {
  /** Runs when the turn of a transaction has come; what it throws keeps the transaction from running. */
  beforeEach: () => void = () => undefined

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await setImmediate()
      this.beforeEach()
      return work()
    })
  }
}
