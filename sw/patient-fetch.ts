import { withPatience } from '#contract/with-patience.ts'
import { readToEnd } from './read-to-end.ts'

const SILENCE_MS = 60_000

/** An answer of which all has come. Rejects with an `AbortError` where the line says nothing for a minute. */
export async function patientFetch(request: Request): Promise<Response> {
  const { limited, renew, end } = withPatience(request.signal, SILENCE_MS)
  try {
    const answer = await fetch(new Request(request, { signal: limited }))
    await readToEnd(answer.clone(), renew)
    return answer
  } finally {
    end()
  }
}
