/** One attempt: the POST and what came back. Throws only where no POST began, and never repeats itself. */
import { endpoints } from '#contract/endpoints.ts'
import { type Entry, pathOf } from '#outbox/entry.ts'
import type { OutboxContext, OutboxPorts } from '#outbox/ports.ts'
import { takesOneShot, wasUnread } from '#outbox/storage/one-shot.ts'
import { type Answer, readAnswer } from '#outbox/verdict/answer.ts'
import { verdictOf } from '#outbox/verdict/verdict.ts'
import { PROBE_TIMEOUT_MS, SEND_TIMEOUT_MS } from './attempt-limits.ts'

/** Browsers refuse `keepalive` above 64 KiB in flight; our bodies are far smaller. */
const KEEPALIVE_MAX_BYTES = 16_384

const JSON_TYPE = 'application/json'
const PLAIN = {
  headers: { 'content-type': JSON_TYPE, accept: JSON_TYPE },
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'manual',
} as const satisfies RequestInit
export const UNSENT = { kind: 'unreached', met: null } as const
const patience = (ports: OutboxPorts) => ({ signal: ports.timeout(PROBE_TIMEOUT_MS) })

/** `begins`: notes that the POST begins; false when it must not. */
export async function send(
  entry: Entry,
  context: OutboxContext,
  begins: () => Promise<boolean>,
): Promise<Answer> {
  const { ports, config } = context
  const url = config.apiBase + pathOf(entry.kind)
  let isOnce = false
  /** A tab that was frozen since it took the lease must not send what others now consider unsure. */
  const isOver = () => entry.leaseUntil === null || ports.now() >= entry.leaseUntil
  if (!config.idempotent || ports.saysOffline()) {
    const once = config.idempotent ? false : takesOneShot(url, { ...PLAIN, ...patience(ports) }, context)
    const met = await answerBeforehand(context)
    if (!isReady(met)) return { kind: 'unreached', met }
    isOnce = await once
    if (!config.idempotent && !(await begins())) return UNSENT
    if (isOver()) return UNSENT
  }
  // An API that keeps keys may know the form signs too.
  const body = JSON.stringify(config.idempotent ? { ...entry.body, ...entry.sign } : entry.body)
  const request = requestOf(entry, body, context)
  if (!isOnce || !ports.oneShot) return post(url, request, ports)
  const answer = await post(url, { ...request, ...ports.oneShot(body) }, ports)
  if (!wasUnread(answer)) return answer
  return isOver() ? UNSENT : post(url, request, ports)
}

async function post(url: string, request: RequestInit, ports: OutboxPorts): Promise<Answer> {
  try {
    return await readAnswer(await ports.fetch(url, request), ports.now())
  } catch (error) {
    return { kind: isTimeout(error) ? 'time-out' : 'network-error' }
  }
}

function requestOf(entry: Entry, body: string, { ports, config }: OutboxContext): RequestInit {
  return {
    ...PLAIN,
    method: 'POST',
    // An API that knows no keys may refuse the header in its CORS preflight.
    headers: { ...PLAIN.headers, ...(config.idempotent && { 'idempotency-key': entry.id }) },
    body,
    // The request may outlive the page: with a key, an answer that nobody heard is requested again.
    keepalive: config.idempotent && new TextEncoder().encode(body).length <= KEEPALIVE_MAX_BYTES,
    signal: ports.timeout(SEND_TIMEOUT_MS),
  }
}

/**
 * Every failed POST leaves a doubt: for the outbox if there are no keys, and for the person who is asked about it
 * otherwise. A phone with no signal fails all of them. So a read that changes nothing goes first (package 0 gives a small
 * refusal). Nothing is sent, and nothing is in doubt, unless it shows that the API is there and well.
 */
async function answerBeforehand({ ports, config }: OutboxContext): Promise<Answer | null> {
  try {
    const response = await ports.fetch(config.apiBase + endpoints.package('0'), {
      ...PLAIN,
      headers: { accept: JSON_TYPE },
      ...patience(ports),
    })
    return await readAnswer(response, ports.now())
  } catch {
    return null // Offline, blocked or too slow: all mean "not now".
  }
}

/** An answer that would leave a doubt about a POST, such as a fault, is no sign to begin one (decision 157). */
export const isReady = (answer: Answer | null): boolean =>
  answer?.kind === 'response' &&
  answer.body.format === 'json' &&
  verdictOf(answer, { idempotent: false }).decision !== 'unsure'

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
