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
  let mayWarn = true
  const warnOnce = (words: string) => {
    if (mayWarn) warn(words)
    mayWarn = false
  }
  return (c) => {
    const socket = senderName(getConnInfo(c).remote.address ?? '') ?? 'unknown'
    const header = c.req.header('X-Forwarded-For')
    if (trustedProxies === 0) {
      if (header !== undefined) warnOnce(IGNORED)
      return socket
    }
    const entries = header ? header.split(',') : []
    const name = senderName(entries.at(-trustedProxies) ?? '')
    if (name === null) warnOnce(nobodyNamed(entries.length, trustedProxies))
    return name ?? socket
  }
}

const IGNORED =
  'X-Forwarded-For arrives and is ignored: all visitors behind that proxy count as one. Set TRUSTED_PROXIES to how many proxies stand in front.'

const nobodyNamed = (entries: number, proxies: number) =>
  `A request came with ${entries} entries in X-Forwarded-For, and TRUSTED_PROXIES=${proxies} found no address at place ${proxies} from the right. All visitors who come so count as one. Let each proxy append to that header, or set TRUSTED_PROXIES to how many do.`
