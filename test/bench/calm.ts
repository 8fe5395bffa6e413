/** Times mean something only while nothing else works on the machine. So a measurement waits for that, and is repeated. */
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Of all cores together, while the bench itself does nothing. */
const CALM_CORES = 0.25
const SAMPLE_MS = 1_000
const LOOKS = 60
const BETWEEN_LOOKS_MS = 2_000
const ATTEMPTS = 3

/** How many cores are busy with the work of others: what the next second takes, while the bench waits. */
async function coresOfOthers(): Promise<number> {
  const before = busyMs()
  const started = performance.now()
  await pause(SAMPLE_MS)
  return (busyMs() - before) / (performance.now() - started)
}

function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

type Machine = { cores?: () => Promise<number>; wait?: () => Promise<unknown> }

/**
 * The last result of at most three, and whether the machine was calm before and after it. Waits two minutes for a calm
 * machine each time.
 */
export async function calmly<Result>(
  work: () => Promise<Result>,
  { cores = coresOfOthers, wait = () => pause(BETWEEN_LOOKS_MS) }: Machine = {},
): Promise<{ result: Result; isCalm: boolean }> {
  const isCalmNow = async () => (await cores()) <= CALM_CORES
  const isCalmSoon = async () => {
    for (let look = 1; look < LOOKS; look += 1) {
      if (await isCalmNow()) return true
      await wait()
    }
    return isCalmNow()
  }
  for (let attempt = 1; ; attempt += 1) {
    const wasCalm = await isCalmSoon()
    const result = await work()
    const isCalm = wasCalm && (await isCalmNow())
    if (isCalm || attempt === ATTEMPTS) return { result, isCalm }
  }
}
