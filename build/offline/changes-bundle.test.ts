import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '../../contract/messages/offline-bundle.ts'
import { fakeCache } from '../../sw/caches/fake-cache-for-tests.ts'
import { earlierCopies } from '../../sw/next-build/earlier-copies.ts'
import { unpackOfflineBundle } from '../../sw/next-build/unpack-offline-bundle.ts'
import { changesBundle, earlierBuild, roughSize } from './changes-bundle.ts'
import { bundleOf, type KeptFile } from './offline-bundle.ts'

const SITE = 'https://site.example'
const MARKED = '\uE000 stands for itself'
const file = (name: string, text: string): KeptFile => ({
  ...{ file: name, address: `/${name.replace('.html', '')}`, bytes: Buffer.from(text) },
})
const sentence = (words: string) =>
  `export const lead = ${JSON.stringify(`${words} Land, food and a home, step by step.`)};`.repeat(9)

const LAST = [
  file('assets/core-11111111.js', 'export const draw = () => undefined'),
  file('assets/faqs-11111111.js', 'import "./core-11111111.js"'),
  file('assets/careers-11111111.js', sentence('We look for you.')),
  file('careers.html', `<script src=/assets/core-11111111.js></script><p>${sentence('We look for you.')}`),
  file('assets/font.woff2', '\0binary'),
]
const NEXT = [
  file('assets/core-22222222.js', 'export const draw = () => undefined // really'),
  file('assets/faqs-22222222.js', 'import "./core-22222222.js"'),
  file('assets/careers-22222222.js', sentence('We look for two.')),
  file('careers.html', `<script src=/assets/core-22222222.js></script><p>${sentence('We look for two.')}`),
  file('assets/new-22222222.js', MARKED),
  file('assets/font.woff2', '\0other'),
]

const changesFrom = (last: readonly KeptFile[], files: readonly KeptFile[], policy = 'Pol1') =>
  changesBundle(earlierBuild(last, 'Pol1'), { files, policy, most: roughSize(bundleOf(files)) })
const changes = changesFrom(LAST, NEXT)

/** What a phone with these files has of the next build after that bundle alone: address → text, type and policy. */
async function unpacked(phone: readonly KeptFile[]) {
  const cache = fakeCache()
  for (const { address, bytes } of phone)
    await cache.put(`${SITE}${address}?revision=1`, new Response(new Uint8Array(bytes)))
  const earlier = await earlierCopies(
    cache,
    NEXT.map(({ address }) => address),
  )
  const integrity = (bytes: Buffer) =>
    createHash('sha256').update(bytes).digest('base64').slice(0, INTEGRITY_LENGTH)
  const wanted = new Map(NEXT.map(({ address, bytes }) => [address, { integrity: integrity(bytes) }]))
  const keyOf = (address: string) => `${SITE}${address}?revision=2`
  const textOf = async () => ''
  const answer = Response.json(changes, { headers: { 'content-security-policy': 'of the new build' } })
  const found = await unpackOfflineBundle(answer, { wanted, earlier, keyOf, textOf, cache })
  const read = async (address: string) => {
    const copy = await cache.match(keyOf(address))
    return { text: await copy?.text(), policy: copy?.headers.get('content-security-policy') }
  }
  return { found: [...found].toSorted(), read }
}

const textOf = (address: string) => NEXT.find((one) => one.address === address)?.bytes.toString()

it('a phone with the last build makes every changed text of the next one, pages with the new policy', async () => {
  const { found, read } = await unpacked(LAST)
  const changed = [
    '/assets/careers-22222222.js',
    '/assets/core-22222222.js',
    '/assets/new-22222222.js',
    '/careers',
  ]
  expect(found).toEqual(changed)
  for (const address of changed)
    expect(await read(address)).toEqual({ text: textOf(address), policy: 'of the new build' })
})

it('names alone are no change, and a file that is no text is left to be fetched', () => {
  expect(JSON.stringify(changes)).not.toContain('faqs')
  expect(JSON.stringify(changes)).not.toContain('font')
  const later = (text: string) => text.replaceAll('11111111', '33333333')
  const renamed = LAST.map((one) => file(later(one.file), later(one.bytes.toString())))
  expect(changesFrom(LAST, renamed)).toBeUndefined()
})

it('says what changed, and no sentence that stayed', () => {
  expect(JSON.stringify(changes)).not.toContain('step by step')
})

it('a phone that lacks a copy, or has another one, makes the rest', async () => {
  const other = file('careers.html', 'a page of yet another build')
  const { found } = await unpacked([...LAST.filter(({ file }) => !/core|careers\.html/.test(file)), other])
  expect(found).toEqual(['/assets/careers-22222222.js', '/assets/new-22222222.js'])
})

it('where nearly everything changed, the whole is smaller', () => {
  const random = (at: number) => createHash('sha512').update(`${at}`).digest('base64')
  const noise = Array.from({ length: 40 }, (_, at) => random(at)).join('')
  const pieces = Array.from({ length: 200 }, (_, at) => noise.slice((at * 37) % 3000).slice(0, 13))
  const last = file('assets/a-11111111.js', noise)
  const next = file('assets/a-22222222.js', pieces.join('') + random(99))
  const isLess = { files: [next], policy: 'Pol1', most: roughSize(bundleOf([])) }
  expect(changesBundle(earlierBuild([last], 'Pol1'), isLess)).toBeUndefined()
})

it('pages of another policy, or with other rules, come with the policy of this build, though no word changed', () => {
  const page = (icons: string) =>
    file(
      'careers.html',
      `<style>.i{mask:url(/assets/icons-${icons}.svg)}</style>${sentence('We look for you.')}`,
    )
  const sheet = (icons: string) => file(`assets/icons-${icons}.svg`, '<svg/>')
  const last = [page('11111111'), sheet('11111111')]
  const pagesIn = (bundle: ReturnType<typeof changesFrom>) =>
    Object.keys(bundle?.texts['text/html; charset=utf-8'] ?? {})
  expect(pagesIn(changesFrom(last, [page('22222222'), sheet('22222222')]))).toEqual(['/careers'])
  expect(pagesIn(changesFrom(last, last, 'Pol2'))).toEqual(['/careers'])
  expect(changesFrom(last, last)).toBeUndefined()
})
