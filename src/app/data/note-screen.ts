import type { QueryCache } from '@tanstack/react-query'
import { noteOnScreen } from '#src/pwa/connection/connection.ts'
import { type OldestRead, oldestRead } from '#src/pwa/connection/oldest-read.ts'

/** What the screen reads now, for the words of the connection bar. */
export function noteScreen(cache: QueryCache): void {
  let isDue = false
  const note = () => {
    isDue = false
    const reads = cache.findAll({ type: 'active' })
    oldestRead.set(oldestOf(reads))
    noteOnScreen(reads.map(({ meta }) => String(meta?.path)))
  }
  cache.subscribe(({ type }) => {
    if (isDue || !(type.startsWith('observer') || type === 'updated')) return
    isDue = true
    queueMicrotask(note) // it may come in the middle of a render
  })
}

export function oldestOf(reads: readonly { state: { data: unknown } }[]): OldestRead {
  if (reads.length === 0) return null
  const stamps = reads.flatMap(
    ({ state }) => (state.data as { storedAt?: number } | undefined)?.storedAt ?? [],
  )
  return stamps.length > 0 ? Math.min(...stamps) : 'awaited'
}
