import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address a submission is counted under: the socket's, or the entry of `X-Forwarded-For` that the outermost trusted
 * proxy wrote. What stands left of it is the sender's own claim and is ignored.
 */
export function senderAddress(c: Context, trustedProxies: number): string {
  const socket = getConnInfo(c).remote.address ?? 'unknown'
  if (trustedProxies === 0) return socket
  const claims = (c.req.header('X-Forwarded-For') ?? '').split(',').map((claim) => claim.trim())
  return claims.at(-trustedProxies) || socket
}
