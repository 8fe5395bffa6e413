import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

export type RequestGroups = Record<'needsYou' | 'waiting' | 'done', RequestOnPhone[]>

const GROUP_OF: Record<RequestOnPhone['state'], keyof RequestGroups> = {
  queued: 'waiting',
  sending: 'waiting',
  delivered: 'done',
  'already-received': 'done',
  refused: 'needsYou',
  expired: 'needsYou',
  unsure: 'needsYou',
}

/** Three groups: what the person must decide, what goes by itself, and what is done. The order within each stays. */
export function requestGroups(requests: readonly RequestOnPhone[]): RequestGroups {
  const groups: RequestGroups = { needsYou: [], waiting: [], done: [] }
  for (const request of requests) groups[GROUP_OF[request.state]].push(request)
  return groups
}
