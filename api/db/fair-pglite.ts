import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite computes in this thread, and its queue advances in microtasks. Two hundred waiting transactions would be one
 * task of seconds, in which no answer leaves and no request is read. Here sockets get their turn before each of them,
 * so that requests are served in their order.
 */
export class FairPglite extends PGlite {
  /** Runs when a transaction's turn has come; if it throws, the transaction does not run. */
  beforeEach: () => void = () => undefined

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await setImmediate()
      this.beforeEach()
      return work()
    })
  }
}
