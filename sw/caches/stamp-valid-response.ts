import { readPatterns } from '#contract/endpoints.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { ContractError, openEnvelope } from '#contract/records/envelope.ts'
import { beforeData } from '#contract/route-pattern.ts'
import { STORED_BYTES_HEADER } from './keep-within.ts'

const ONE_RECORD = [readPatterns.package, readPatterns.project, readPatterns.post].map(beforeData)

/**
 * A copy with its stamp. Null if this is not what the provider promises: a portal's page, a truncated body, an error.
 * Undefined if it is one record with nothing in it; in a list, nothing is none.
 */
export async function stampValidResponse(
  response: Response,
  url: string,
  now = Date.now(),
): Promise<Response | null | undefined> {
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return null
  if (!response.headers.get('content-type')?.includes('application/json')) return null
  try {
    const text = await response.text()
    const { data } = openEnvelope(JSON.parse(text))
    if (data === null && ONE_RECORD.some((path) => url.includes(path))) return
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-encoding')
    headers.delete('vary') // an address has one answer here, and not every reader asks with the page's headers
    headers.set(STORED_AT_HEADER, String(now))
    headers.set(STORED_BYTES_HEADER, String(text.length))
    return new Response(text, { status: 200, headers })
  } catch (reason) {
    if (reason instanceof SyntaxError || reason instanceof ContractError || reason instanceof TypeError)
      return null
    throw reason
  }
}
