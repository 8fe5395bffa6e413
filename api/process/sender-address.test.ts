import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { listen } from './listen.ts'
import { senderAddress } from './sender-address.ts'

const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** A server that returns the name under which it counts its caller. */
async function serve(trustedProxies: number) {
  const warnings: string[] = []
  const nameOf = senderAddress({ trustedProxies, warn: (words) => warnings.push(words) })
  const app = new Hono().get('/', (c) => c.text(nameOf(c)))
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
  closings.push(close)
  const ask = async (forwardedFor?: string, more: Record<string, string> = {}) => {
    const headers = { ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }), ...more }
    return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()
  }
  return { ask, warnings }
}

it('ignores X-Forwarded-For where no proxy is trusted, and says so once', async () => {
  const { ask, warnings } = await serve(0)
  expect(await ask()).toBe('127.0.0.1')
  expect(warnings).toEqual([])
  for (const claim of ['8.8.8.8', '9.9.9.9']) expect(await ask(claim)).toBe('127.0.0.1')
  expect(warnings).toEqual([expect.stringContaining('Set TRUSTED_PROXIES')])
})

it.each([
  [1, '8.8.8.8', '8.8.8.8'],
  [1, '6.6.6.6, 8.8.8.8', '8.8.8.8'],
  [2, '6.6.6.6, 8.8.8.8, 10.0.0.1', '8.8.8.8'],
])('behind %i trusted proxies, %j is counted as %s, without a warning', async (proxies, header, name) => {
  const { ask, warnings } = await serve(proxies)
  expect(await ask(header)).toBe(name)
  expect(warnings).toEqual([])
})

it.each([
  [1, undefined, 0],
  [1, '', 0],
  [1, 'nonsense', 1],
  [2, '8.8.8.8', 1],
])(
  'behind %i trusted proxies, %j names nobody, and the log says so once',
  async (proxies, header, entries) => {
    const { ask, warnings } = await serve(proxies)
    for (const _ of ['first', 'second']) expect(await ask(header)).toBe('127.0.0.1')
    expect(warnings).toEqual([
      expect.stringMatching(
        `^A request came with ${entries} entries in X-Forwarded-For.*TRUSTED_PROXIES=${proxies}`,
      ),
    ])
    expect(warnings[0], 'no address').not.toMatch(/\d\.\d/)
  },
)

it('behind Cloudflare, whose machine is taken for the sender, the log says so once, and where the mend stands', async () => {
  const { ask, warnings } = await serve(1)
  for (const visitor of ['8.8.8.8', '9.9.9.9'])
    expect(await ask(`${visitor}, 172.64.0.1`, { 'CF-Connecting-IP': visitor })).toBe('172.64.0.1')
  expect(warnings).toEqual([expect.stringMatching('count as one.*Behind Cloudflare')])
  expect(warnings[0], 'no address').not.toMatch(/\d\.\d/)
})

it.each([
  ['the visitor, as Cloudflare does', '8.8.8.8', '8.8.8.8'],
  ['the visitor in another spelling', '2001:db8::1', '2001:0db8:0::1'],
])('behind Cloudflare, a header that names %s warns of nothing', async (_, entry, visitor) => {
  const { ask, warnings } = await serve(1)
  await ask(`6.6.6.6, ${entry}`, { 'CF-Connecting-IP': visitor })
  expect(warnings).toEqual([])
})

it('one warning does not keep back the other', async () => {
  const { ask, warnings } = await serve(1)
  await ask('172.64.0.1', { 'CF-Connecting-IP': '8.8.8.8' })
  await ask('nonsense')
  expect(warnings).toHaveLength(2)
})
