/** What came back for one attempt, before anyone judges it. */
import { retryAfterMs } from '#outbox/queue/backoff.ts'

/** `foreign` is any format but JSON: a portal's page, a proxy's page. `truncated` was JSON until the line broke. */
export type AnswerBody = { format: 'json'; json: unknown } | { format: 'foreign' | 'empty' | 'truncated' }

export type Answer =
  /** Nothing was sent: beforehand the API could not be reached, or was not well. `met`: what answered. */
  | { kind: 'unreached'; met: Answer | null }
  | { kind: 'network-error' }
  | { kind: 'time-out' }
  | { kind: 'redirect' }
  | {
      kind: 'response'
      status: number
      body: AnswerBody
      retryAfterMs: number | null
      /** Its `Date`, in ms since 1970; null if it has none or another origin does not show it. */
      serverNow: number | null
    }

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

/** `response` must come from a fetch with `redirect: 'manual'`. Never throws. */
export async function readAnswer(response: Response, now: number): Promise<Answer> {
  const { status, headers } = response
  if (response.type === 'opaqueredirect' || response.redirected || (status >= 300 && status < 400)) {
    return { kind: 'redirect' }
  }
  return {
    kind: 'response',
    status,
    body: await readBody(response),
    retryAfterMs: retryAfterMs(headers, now),
    serverNow: moment(headers.get('date')),
  }
}

function moment(text: string | null): number | null {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : ms
}

async function readBody(response: Response): Promise<AnswerBody> {
  const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '')
  try {
    const text = await response.text()
    if (text.trim() === '') return { format: 'empty' }
    if (!isJson) return { format: 'foreign' }
    const json: unknown = JSON.parse(text)
    return { format: 'json', json }
  } catch {
    // Reading broke off, or the body is not JSON: the status is known, the words are not.
    return { format: isJson ? 'truncated' : 'foreign' }
  }
}
