import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { senderName } from '../http/sender-name.ts'

type Senders = { trustedProxies: number; warn: (words: string) => void }

/**
 * Names the sender under whom a request is counted: the socket's address, or the entry of `X-Forwarded-For` that the
 * outermost trusted proxy wrote. Entries to the left of it are the sender's own claim and are ignored.
 */
export function senderAddress({ trustedProxies, warn }: Senders): (c: Context) => string {
  let mayWarn = trustedProxies === 0
  return (c) => {
    const socket = senderName(getConnInfo(c).remote.address ?? '') ?? 'unknown'
    const header = c.req.header('X-Forwarded-For')
    if (header === undefined) return socket
    if (mayWarn) warn(IGNORED)
    mayWarn = false
    if (trustedProxies === 0) return socket
    return senderName(header.split(',').at(-trustedProxies) ?? '') ?? socket
  }
}

const IGNORED =
  'X-Forwarded-For arrives and is ignored: all visitors behind that proxy count as one. Set TRUSTED_PROXIES to how many proxies stand in front.'
