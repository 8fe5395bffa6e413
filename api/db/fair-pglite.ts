import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

/**
 * As PGlite starts, with less memory for pages. It fills all 128 MB of its own at each start, which takes most of a
 * second. Tables of a hundred thousand bookings are read as quickly with this (decision 190).
 */
export const START: string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

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
