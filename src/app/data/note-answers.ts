import type { Query, QueryCache } from '@tanstack/react-query'
import { type Connection, SLOW_AFTER_MS } from '#contract/messages/connection.ts'
import { ApiError, unanswered } from '#src/api-client/errors.ts'
import { reportConnection } from '#src/pwa/connection/connection.ts'

/** Every read of the page reports what it met; a copy from the worker reports nothing. */
export function noteAnswers(cache: QueryCache): void {
  const started = new Map<string, { at: number; slowTimer: ReturnType<typeof setTimeout> }>()
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const path = pathOf(query)
    const asked = started.get(query.queryHash)
    if (action.type === 'fetch') {
      clearTimeout(asked?.slowTimer)
      const slowTimer = setTimeout(() => reportConnection('slow', path), SLOW_AFTER_MS)
      started.set(query.queryHash, { at: Date.now(), slowTimer })
      return
    }
    if (query.state.fetchStatus !== 'fetching') clearTimeout(asked?.slowTimer)
    if (action.type === 'error' || (action.type === 'failed' && unanswered(action.error))) {
      const met = connectionOfError(action.error)
      if (met) reportConnection(met, path, asked?.at)
    }
    if (action.type !== 'success' || action.manual || !asked) return
    if (action.data.storedAt >= asked.at) reportConnection('good', path, asked.at)
  })
}

const pathOf = ({ meta }: Query): string => String(meta?.path ?? '')

/** What a failed read met; null if it says nothing about the line, as a cancelled one does. */
export function connectionOfError(error: unknown): Connection | null {
  if (!(error instanceof ApiError)) return null
  switch (error.kind) {
    case 'offline':
    case 'silent':
      return 'lost'
    case 'portal':
      return 'portal'
    case 'broken':
      return 'fault'
    case 'refused':
      return 'good'
  }
}
