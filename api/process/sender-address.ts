import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { senderName } from '../http/sender-name.ts'

type Senders = { trustedProxies: number; warn: (words: string) => void }

/**
 * Names the sender under whom a request is counted: the socket's address, or the entry of `X-Forwarded-For` that the
 * outermost trusted proxy wrote. Entries to the left of it are the sender's own claim and are ignored. Probes are not
 * counted, so one without the header warns of nothing.
 */
export function senderAddress({ trustedProxies, warn }: Senders): (c: Context) => string {
  const warned = new Set<string>()
  const warnOnce = (of: string, words: string) => {
    if (!warned.has(of)) warn(words)
    warned.add(of)
  }
  return (c) => {
    const socket = senderName(getConnInfo(c).remote.address ?? '') ?? 'unknown'
    const header = c.req.header('X-Forwarded-For')
    if (trustedProxies === 0) {
      if (header !== undefined) warnOnce('ignored', IGNORED)
      return socket
    }
    const entries = header ? header.split(',') : []
    const name = senderName(entries.at(-trustedProxies) ?? '')
    const visitor = senderName(c.req.header('CF-Connecting-IP') ?? '')
    if (name === null) warnOnce('nobody', nobodyNamed(entries.length, trustedProxies))
    else if (visitor !== null && visitor !== name) warnOnce('cloudflare', EDGE_NAMED)
    return name ?? socket
  }
}

const IGNORED =
  'X-Forwarded-For arrives and is ignored: all visitors behind that proxy count as one. Set TRUSTED_PROXIES to how many proxies stand in front.'

const EDGE_NAMED =
  'A request came by Cloudflare, and X-Forwarded-For names another sender than CF-Connecting-IP: all visitors of one of its machines count as one. See "Behind Cloudflare" in docs/owner.md.'

const nobodyNamed = (entries: number, proxies: number) =>
  `A request came with ${entries} entries in X-Forwarded-For, and TRUSTED_PROXIES=${proxies} found no address at place ${proxies} from the right. All visitors who come so count as one. Let each proxy append to that header, or set TRUSTED_PROXIES to how many do.`
