/** One attempt: the POST and what came back. Never throws and never repeats itself. */
import { endpoints } from '#contract/endpoints.ts'
import { type Answer, readAnswer } from './answer.ts'
import { type Entry, pathOf } from './entry.ts'
import type { OutboxContext } from './ports.ts'

const SEND_TIMEOUT_MS = 20_000 // decision D12
const PROBE_TIMEOUT_MS = 10_000 // decision D12
/** Browsers refuse `keepalive` above 64 KiB in flight; our bodies are far smaller. */
const KEEPALIVE_MAX_BYTES = 16_384

export async function send(entry: Entry, { ports, config }: OutboxContext): Promise<Answer> {
  const hasGivenUp = () => entry.leaseUntil === null || ports.now() >= entry.leaseUntil
  if (!config.idempotent || ports.saysOffline()) {
    if (!(await isReachable({ ports, config }))) return { kind: 'unreached' }
    // A tab frozen since it took the lease must not send what others by now hold for unsure.
    if (hasGivenUp()) return { kind: 'unreached' }
  }
  try {
    const url = config.apiBase + pathOf(entry.kind)
    const response = await ports.fetch(url, requestOf(entry, { ports, config }))
    return await readAnswer(response, ports.now())
  } catch (error) {
    return { kind: isTimeout(error) ? 'time-out' : 'network-error' }
  }
}

function requestOf(entry: Entry, { ports, config }: OutboxContext): RequestInit {
  const body = JSON.stringify(entry.body)
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
  // An API that knows no keys may refuse the header in its CORS preflight.
  if (config.idempotent) headers['idempotency-key'] = entry.id
  return {
    method: 'POST',
    headers,
    body,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
    // The request may outlive the page: with a key, an answer nobody heard is asked for again.
    keepalive: config.idempotent && new TextEncoder().encode(body).length <= KEEPALIVE_MAX_BYTES,
    signal: ports.timeout(SEND_TIMEOUT_MS),
  }
}

/**
 * Every failed POST leaves a doubt: without keys for the outbox, with keys for a person who is asked about it. A phone with
 * no signal fails all of them. So a read that changes nothing goes first: any JSON proves the API is there (package 0 is a
 * small refusal); else nothing is sent, and nothing is in doubt.
 */
async function isReachable({ ports, config }: OutboxContext): Promise<boolean> {
  try {
    const response = await ports.fetch(config.apiBase + endpoints.package('0'), {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      signal: ports.timeout(PROBE_TIMEOUT_MS),
    })
    const answer = await readAnswer(response, ports.now())
    return answer.kind === 'response' && answer.body.format === 'json'
  } catch {
    return false // Offline, blocked or too slow: all mean "not now".
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
