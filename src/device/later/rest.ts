const REST_MS = 5 * 60_000
const LONGEST_MS = 60 * 60_000

/** Between attempts that may be in vain: five minutes, doubled to an hour. Known to this page alone, so no disk can refuse it. */
export function createRest() {
  let ms = REST_MS
  let until = 0
  return {
    begin() {
      until = performance.now() + ms
      ms = Math.min(2 * ms, LONGEST_MS)
    },
    isOn: () => performance.now() < until,
    /** The line is back. After more than one attempt it was not to blame. */
    lift() {
      if (ms <= 2 * REST_MS) until = 0
    },
    end() {
      ms = REST_MS
      until = 0
    },
  }
}
