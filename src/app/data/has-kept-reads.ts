/** Longer would hold the first list back. What silent databases hold comes later. */
const SILENCE_MS = 1_000

/** Whether an earlier visit may have kept reads. Under a worker one has. A browser that cannot say counts as one. */
export function hasKeptReads(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return Promise.resolve(true)
  return Promise.race([
    lookForThem().catch(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, SILENCE_MS, false)),
  ])
}

async function lookForThem(): Promise<boolean> {
  if (localStorage.getItem(FALLBACK_KEY) !== null) return true
  return (await indexedDB.databases()).some(({ name }) => name === READS_DATABASE)
}

/** Where reads are kept, and where if that cannot be opened (query-persistence.ts). */
export const READS_DATABASE = 'adbond-reading'
export const FALLBACK_KEY = 'adbond-query-cache'
