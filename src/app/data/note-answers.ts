import type { Query, QueryCache } from '@tanstack/react-query'
import { type Line, SLOW_AFTER_MS } from '#contract/messages/line.ts'
import { ApiError, unanswered } from '#src/api-client/errors.ts'
import { noteLine } from '#src/pwa/connection/connection.ts'

/** Every read of the page tells what it met; a copy from the worker tells nothing. */
export function noteAnswers(cache: QueryCache): void {
  const started = new Map<string, { at: number; slowTimer: ReturnType<typeof setTimeout> }>()
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const path = pathOf(query)
    const asked = started.get(query.queryHash)
    if (action.type === 'fetch') {
      clearTimeout(asked?.slowTimer)
      const slowTimer = setTimeout(() => noteLine('slow', path), SLOW_AFTER_MS)
      started.set(query.queryHash, { at: Date.now(), slowTimer })
      return
    }
    if (query.state.fetchStatus !== 'fetching') clearTimeout(asked?.slowTimer)
    if (action.type === 'error' || (action.type === 'failed' && unanswered(action.error))) {
      const met = lineOfError(action.error)
      if (met) noteLine(met, path, asked?.at)
    }
    if (action.type !== 'success' || action.manual || !asked) return
    if (action.data.storedAt >= asked.at) noteLine('good', path, asked.at)
  })
}

const pathOf = ({ meta }: Query): string => String(meta?.path ?? '')

/** What a failed read met; null where it says nothing of the line, as one that was given up. */
export function lineOfError(error: unknown): Line | null {
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
