import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { ContractError, openEnvelope } from '#contract/records/envelope.ts'
import { STORED_BYTES_HEADER } from './keep-within.ts'

/**
 * A copy with its stamp. Null if this is not what the provider promises: a portal's page, a truncated body, an error.
 */
export async function stampValidResponse(response: Response, now = Date.now()): Promise<Response | null> {
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return null
  if (!response.headers.get('content-type')?.includes('application/json')) return null
  try {
    const text = await response.text()
    openEnvelope(JSON.parse(text))
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
