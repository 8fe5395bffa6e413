/** For tests: an API that commits or not, answers or not, and remembers keys or not. Its rows are the only oracle. */

/** What happens to one request. The words after the dash say what the server did before the answer went wrong. */
export const BEHAVIOURS = [
  'ok',
  'lost',
  'lost-committed',
  'time-out',
  'time-out-committed',
  'fault',
  'fault-committed',
  'busy',
  'portal',
  'redirect',
  'cut-off-committed',
  'empty-committed',
  'conflict',
  'forbidden',
  'refuse',
  'reads-no-stream',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

type StoredAnswer = { status: number; body: unknown }
export type SentRequest = { key: string | null; body: string; url: string; init: RequestInit }

export function createFakeApi({ idempotent }: { idempotent: boolean }) {
  const rows: { key: string | null; body: string }[] = []
  const answers = new Map<string, StoredAnswer>()
  const hits: SentRequest[] = []
  const streams = new WeakMap<object, string>()
  let behaviour: (request: SentRequest) => Behaviour = () => 'ok'

  const textOf = (body: RequestInit['body']) =>
    body instanceof ReadableStream ? (streams.get(body) ?? '') : String(body ?? '')

  function work(request: SentRequest, refuses: boolean): StoredAnswer {
    const known = idempotent && request.key !== null ? answers.get(request.key) : undefined
    if (known) return known
    const answer = refuses
      ? { status: 402, body: { statusCode: 402, message: 'This Schedule is fully booked' } }
      : { status: 200, body: { statusCode: 200, data: null, message: 'Site Tour Booked Successfully' } }
    if (!refuses) rows.push({ key: request.key, body: request.body })
    if (request.key !== null) answers.set(request.key, answer)
    return answer
  }

  function respond(request: SentRequest, now: Behaviour): Response {
    if (now.endsWith('-committed')) work(request, false)
    switch (now) {
      case 'lost':
      case 'lost-committed':
        throw new TypeError('Failed to fetch')
      case 'time-out':
      case 'time-out-committed':
        throw new DOMException('signal timed out', 'TimeoutError')
      case 'fault':
      case 'fault-committed':
        return json(500, { statusCode: 500, message: 'Server Error' })
      case 'busy':
        return json(429, { statusCode: 429, message: 'Too Many Attempts.' }, { 'retry-after': '30' })
      case 'portal':
        return new Response('<html>Buy data</html>', { headers: { 'content-type': 'text/html' } })
      case 'redirect':
        return new Response(null, { status: 302, headers: { location: 'https://login.example/' } })
      case 'cut-off-committed':
        return new Response('{"statusCode":200,"da', { headers: { 'content-type': 'application/json' } })
      case 'empty-committed':
        return new Response('', { headers: { 'content-type': 'application/json' } })
      case 'conflict':
        return json(409, { statusCode: 409, message: 'In progress' }, { 'retry-after': '1' })
      case 'forbidden':
        return new Response('<html>Blocked</html>', { status: 403, headers: { 'content-type': 'text/html' } })
      case 'reads-no-stream':
        if (typeof request.init.body !== 'string')
          return json(422, { statusCode: 422, error: 'The email is required' })
        return respond(request, 'ok')
      case 'ok':
      case 'refuse': {
        const { status, body } = work(request, now === 'refuse')
        return json(status, body)
      }
    }
  }

  return {
    rows,
    hits,
    oneShot(text: string) {
      const body = new ReadableStream()
      streams.set(body, text)
      return { body, duplex: 'half' as const }
    },
    behave(next: Behaviour | ((request: SentRequest) => Behaviour)) {
      behaviour = typeof next === 'function' ? next : () => next
    },
    handle(url: string, init: RequestInit): Response {
      const headers = new Headers(init.headers)
      const request = { key: headers.get('idempotency-key'), body: textOf(init.body), url, init }
      const now = behaviour(request)
      if (init.method !== 'POST') return isOutage(now) ? respond(request, now) : unknownPackage()
      hits.push(request)
      return respond(request, now)
    },
  }
}

/** Meets a read as it meets a write. All else happens to the one request alone. */
const isOutage = (now: Behaviour): boolean =>
  ['lost', 'time-out', 'fault', 'busy', 'portal', 'redirect', 'forbidden'].includes(now)

const unknownPackage = () => json(402, { statusCode: 402, message: 'Package not found' })

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
