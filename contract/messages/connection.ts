/** What a real request says about the connection. `navigator.onLine` is only a hint (FM-51). */

/**
 * What one request to the API met. `good`: a sound answer. `slow`: none yet. `fault`: an answer that is an error of the
 * server. `portal`: somebody else answered, as the sign-in page of a Wi-Fi does. `lost`: nobody answered.
 */
export const CONNECTIONS = ['good', 'slow', 'fault', 'portal', 'lost'] as const
export type Connection = (typeof CONNECTIONS)[number]

/** After this long without an answer (ms) the line is called slow and the phone's copy is used. */
export const SLOW_AFTER_MS = 4_000

/** The API's business refusals: not found, cancelled, fully booked (402 of the backend; 404 and 410 by other APIs). */
export const GONE_STATUSES: readonly (number | null)[] = [402, 404, 410]

/** RFC 6585: a network asks the person to sign in. */
const NETWORK_AUTHENTICATION_REQUIRED = 511
/** Nobody looked at what was asked: it was asked too often, came too late, or a firewall spoke (decision D7). */
const UNHEARD = [401, 403, 408, 425, 429]

/**
 * The state of the line, judged by an answer to a call of the API. The API speaks JSON, and only its own gateway may
 * fail in HTML with 4xx or 5xx. A page with 200 comes from somebody in between. A refusal (402, 422) is a sound answer.
 */
export function connectionOfAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>): Connection {
  if (status === NETWORK_AUTHENTICATION_REQUIRED) return 'portal'
  const isPage = headers.get('content-type')?.includes('text/html') ?? false
  if (isPage && status < 400) return 'portal'
  return isPage || status >= 500 || UNHEARD.includes(status) ? 'fault' : 'good'
}
