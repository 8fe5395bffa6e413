import { outcome as words } from './copy.ts'

type Queued = { isSaved: boolean; waitsForServer: boolean }

/** Why an application waits: a phone without a line, a server that cannot take it, or a phone that stores nothing. */
export function queuedWords({ isSaved, waitsForServer }: Queued): string {
  if (!isSaved) return words.inMemory
  return waitsForServer ? words.waitsForServer : words.queued
}
