import { isIP, isIPv6 } from 'node:net'

/**
 * The name under which one sender is counted: an address without its port. An IPv6 network hands each home 2^64
 * addresses, so there the first 64 bits are the sender. Null for text that is not an address.
 */
export function senderName(text: string): string | null {
  const address = withoutPort(text.trim())
  if (!isIP(address)) return null
  if (!isIPv6(address)) return address
  return IPV4_INSIDE.exec(address)?.[1] ?? firstHalf(address)
}

const IPV4_INSIDE = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** `1.2.3.4:5678`, `[2001:db8::1]:443` and `fe80::1%eth0` occur in `X-Forwarded-For` and from sockets. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, dotted] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? dotted ?? text).replace(/%.*$/, '')
}

const GROUPS = 8

/** `2001:db8::1` → `2001:db8:0:0`. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groupsOf = (part: string) => (part ? part.split(':') : [])
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')]
  // A dotted end counts as two groups; it is never in the first half.
  const dotted = address.includes('.') ? 1 : 0
  const missing = tail === undefined ? 0 : GROUPS - left.length - right.length - dotted
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  return `${groups
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The network around the sender of an IPv6 name, of which one customer may have the whole: 65,536 senders. Null for other
 * names.
 */
export function networkOf(sender: string): string | null {
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(sender) ?? []
  return network ? `${network}:/48` : null
}
