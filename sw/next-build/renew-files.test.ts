import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '#contract/messages/offline-bundle.ts'
import { fakeCache } from '../caches/fake-cache-for-tests.ts'
import { earlierCopies } from './earlier-copies.ts'
import { renewFiles } from './renew-files.ts'

const SITE = 'https://site.example'
const POLICY = { 'content-security-policy': "default-src 'none'" }
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, INTEGRITY_LENGTH)
const file = (url: string, text: string, revision: string | null = null) => ({
  ...{ url, text, revision, integrity: hashOf(text) },
})
type File = ReturnType<typeof file>
const keyOf = ({ url, revision }: File) => SITE + url + (revision ? `?__WB_REVISION__=${revision}` : '')

/** What a phone with the last build still has to fetch of the next one, and what it then holds of a file. */
async function renew(last: readonly File[], next: readonly File[], unreadable = '') {
  const cache = fakeCache()
  const { match } = cache
  cache.match = async (asked, options) => {
    if (unreadable && new Request(asked as Request).url.includes(unreadable))
      throw new TypeError('Internal error')
    return match(asked, options)
  }
  for (const one of last) await cache.put(keyOf(one), new Response(one.text, { headers: POLICY }))
  const keys = new Map(next.map((one) => [one.url, keyOf(one)]))
  const missing = next.filter((one) => !last.some((other) => keyOf(other) === keyOf(one)))
  const addresses = next.map(({ url }) => url)
  const earlier = await earlierCopies(cache, addresses)
  const made = await renewFiles({ missing, earlier, keyOf: (url) => keys.get(url), cache })
  return {
    fetched: missing.map(({ url }) => url).filter((url) => !made.has(url)),
    read: async (url: string) => cache.match(keys.get(url) ?? ''),
  }
}

const LAST = [
  file('/assets/careers-aaaaaaaa.js', 'import"./core-11111111.js";say("We look for you")'),
  file('/assets/core-11111111.js', 'import("./careers-aaaaaaaa.js");import("./faqs-2-_2222x.js")'),
  file('/assets/faqs-2-_2222x.js', 'import"./core-11111111.js"'),
  file('/faqs', '<script src="/assets/core-11111111.js">', 'old.Pol1'),
]
const NEXT = [
  file('/assets/careers-bbbbbbbb.js', 'import"./core-33333333.js";say("We look for two")'),
  file('/assets/core-33333333.js', 'import("./careers-bbbbbbbb.js");import("./faqs-4444-_4x.js")'),
  file('/assets/faqs-4444-_4x.js', 'import"./core-33333333.js"'),
  file('/faqs', '<script src="/assets/core-33333333.js">', 'new.Pol1'),
]

describe('a build after a change of one sentence', () => {
  it('is made from the last one, but for the file with the sentence', async () => {
    const { fetched, read } = await renew(LAST, NEXT)
    expect(fetched).toEqual(['/assets/careers-bbbbbbbb.js'])
    for (const { url, text } of NEXT.slice(1)) expect(await (await read(url))?.text()).toBe(text)
  })

  it('fetches what an iPhone cannot read, and makes the rest', async () => {
    const { fetched } = await renew(LAST, NEXT, '/faqs-2-')
    expect(fetched).toEqual(['/assets/careers-bbbbbbbb.js', '/assets/faqs-4444-_4x.js'])
  })

  it('keeps the policy that a page came with', async () => {
    const { read } = await renew(LAST, NEXT)
    expect((await read('/faqs'))?.headers.get('content-security-policy')).toBe("default-src 'none'")
  })

  it('fetches the pages when the policy is another', async () => {
    const next = NEXT.map((one) => (one.revision ? { ...one, revision: 'new.Pol2' } : one))
    expect((await renew(LAST, next)).fetched).toContain('/faqs')
  })

  it('fetches a page whose own rules name another sheet of icons, because its policy has the hash of the old ones', async () => {
    const page = (sheet: string, script: string) =>
      `<style>.i{mask:url(/assets/icons-${sheet}.svg)}</style><script src="/assets/core-${script}.js">`
    const last = [...LAST, file('/careers', page('aaaaaaaa', '11111111'), 'old.Pol1')]
    const next = (sheet: string) => [
      ...NEXT,
      file(`/assets/icons-${sheet}.svg`, sheet),
      file('/careers', page(sheet, '33333333'), 'new.Pol1'),
    ]
    expect((await renew(last, next('bbbbbbbb'))).fetched).toContain('/careers')
    expect((await renew(last, next('aaaaaaaa'))).fetched, 'another script alone').not.toContain('/careers')
  })

  it('fetches a file that differs in one letter more, and one that the last build lacked', async () => {
    const next = [
      ...NEXT.slice(0, 2),
      file('/assets/faqs-4444-_4x.js', 'import"./core-33333333.js";'),
      file('/assets/new-55555555.js', ''),
    ]
    expect((await renew(LAST, next)).fetched).toEqual([
      '/assets/careers-bbbbbbbb.js',
      '/assets/faqs-4444-_4x.js',
      '/assets/new-55555555.js',
    ])
  })

  it('is fetched where the phone has nothing', async () => {
    expect((await renew([], NEXT)).fetched).toHaveLength(NEXT.length)
  })
})
