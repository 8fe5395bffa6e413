/** Asks the browser for a lock, with limited patience. */

export type Sleep = (ms: number) => Promise<void>
export type Locks = Pick<LockManager, 'request' | 'query'>
type Release = () => void

/** `busy`: somebody has it, or the lock manager did not answer in time; a working one answers at once. */
export function acquire(
  locks: Pick<Locks, 'request'>,
  name: string,
  { sleep, withinMs }: { sleep: Sleep; withinMs: number },
): Promise<Release | 'busy' | 'unsupported'> {
  return new Promise((answer) => {
    let hasGivenUp = false
    sleep(withinMs).then(() => {
      hasGivenUp = true
      answer('busy')
    })
    const hold = (lock: Lock | null) => {
      if (!lock || hasGivenUp) return answer('busy')
      return new Promise<void>((release) => answer(release))
    }
    Promise.resolve()
      .then(() => locks.request(name, { ifAvailable: true }, hold))
      .catch(() => answer('unsupported')) // An origin that may not store has no locks either.
  })
}
