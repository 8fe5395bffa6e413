import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { KeptReads } from './kept-reads.ts'
import { WholeAnswer } from './whole-answer.ts'

const LISTS = 'public, max-age=60, stale-while-revalidate=600'
const whole = (text: string, caching = LISTS) =>
  WholeAnswer.of(new Response(text, { headers: { 'Cache-Control': caching } }))

describe('reads kept in memory', () => {
  let now = 0
  const kept = () => new KeptReads(() => now)

  it('are answered for five seconds, then the first who asks makes them anew', async () => {
    now = 0
    const reads = kept()
    const old = await whole('old')
    reads.keep('/posts', old)
    now = 4_999
    expect(reads.find('/posts')).toBe(old)
    now = 5_000
    expect(reads.find('/posts')).toBeUndefined()
    expect(reads.find('/posts'), 'the others get the old one meanwhile').toBe(old)
    const fresh = await whole('fresh')
    reads.keep('/posts', fresh)
    expect(reads.find('/posts')).toBe(fresh)
  })

  it('stay due when who asks may not make them', async () => {
    now = 0
    const reads = kept()
    const old = await whole('old')
    reads.keep('/posts', old)
    now = 5_000
    expect(reads.find('/posts', () => false)).toBe(old)
    expect(reads.find('/posts')).toBeUndefined()
  })

  it('are made anew one after the other, with a pause for everybody else', async () => {
    now = 0
    const reads = kept()
    const [posts, projects] = [await whole('posts'), await whole('projects')]
    reads.keep('/posts', posts)
    reads.keep('/projects', projects)
    now = 5_000
    expect([reads.find('/posts'), reads.find('/projects')]).toEqual([undefined, projects])
    reads.keep('/posts', posts)
    expect(reads.find('/projects')).toBe(projects)
    now = 5_050
    expect(reads.find('/projects')).toBeUndefined()
  })

  it('stay as they are while what is made anew says the same: it is compressed already', async () => {
    now = 0
    const reads = kept()
    const first = await whole('the same')
    reads.keep('/posts', first)
    now = 5_000
    expect(reads.find('/posts')).toBeUndefined()
    expect(reads.keep('/posts', await whole('the same'))).toBe(first)
    now = 9_999
    expect(reads.find('/posts')).toBe(first)
    now = 10_000
    expect(reads.find('/posts')).toBeUndefined()
    const other = await whole('another')
    expect(reads.keep('/posts', other)).toBe(other)
    expect(reads.find('/posts')).toBe(other)
  })

  it('are tried again each second while making them fails, and given up after a minute', async () => {
    now = 0
    const reads = kept()
    const old = await whole('old')
    reads.keep('/posts', old)
    now = 30_000
    expect([reads.find('/posts'), reads.find('/posts')]).toEqual([undefined, old])
    now = 31_000
    expect([reads.find('/posts'), reads.find('/posts')]).toEqual([undefined, old])
    now = 60_000
    expect([reads.find('/posts'), reads.find('/posts')]).toEqual([undefined, undefined])
  })

  it.each(['no-cache', 'no-store'])('never hold what is %s', async (caching) => {
    const reads = kept()
    reads.keep('/seats', await whole('two seats', caching))
    expect(reads.find('/seats')).toBeUndefined()
  })

  it('forget the oldest under a flood of invented queries', async () => {
    const reads = kept()
    const large = await whole('x'.repeat(1_000_000))
    for (let n = 0; n < 40; n += 1) reads.keep(`/posts?text=${n}`, large)
    expect(reads.find('/posts?text=0')).toBeUndefined()
    expect(reads.find('/posts?text=39')).toBe(large)
  })

  it('are not kept under a question longer than any of the site', async () => {
    const reads = kept()
    const answer = await whole('nothing found')
    const key = '/posts?text='.padEnd(500, 'x')
    for (const one of [key, `${key}x`]) reads.keep(one, answer)
    expect([reads.find(key), reads.find(`${key}x`)]).toEqual([answer, undefined])
  })

  it('forget the oldest also when the questions are larger than their answers', async () => {
    const reads = kept()
    const answer = await whole('nothing found')
    const key = (n: number) => String(n).padEnd(500, 'x')
    for (let n = 0; n < 12_000; n += 1) reads.keep(key(n), answer) // 12 MB of keys, 24 MB of bookkeeping
    expect([reads.find(key(0)), reads.find(key(11_999))]).toEqual([undefined, answer])
  })

  it('count their compressed forms, which stay in memory with them', async () => {
    const reads = kept()
    const noise = () => whole(randomBytes(600_000).toString('base64')) // 800 kB, and 600 kB as gzip
    const asked = new Request('http://api/', { headers: { 'Accept-Encoding': 'gzip' } })
    const first = await noise()
    reads.keep('/first', first)
    for (let n = 0; n < 38; n += 1) reads.keep(`/${n}`, await noise()) // 31.3 of 32 MB
    expect(reads.find('/first')).toBe(first)
    for (const key of ['/0', '/1']) await reads.find(key)?.answer(asked)
    expect(reads.find('/first')).toBeUndefined()
  })
})
