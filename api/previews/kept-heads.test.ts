import { describe, expect, it, vi } from 'vitest'
import { type KeptHeads, keepHeads } from './kept-heads.ts'
import type { HeadsOf } from './record-heads.ts'

const heads = (title: string): HeadsOf => ({
  package: new Map([['1', { title, description: '', picture: null, kind: 'website' }]]),
  post: new Map(),
})
const titleOf = ({ heads }: KeptHeads) => heads?.package.get('1')?.title ?? null
const never = () => new Promise<never>(() => undefined)
const waited = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A record that the old heads lack. */
const lacking = () => false

function clockAndReads() {
  const state = { now: 0, reads: 0, answer: async (): Promise<HeadsOf> => heads('first') }
  const ask = keepHeads(
    () => {
      state.reads += 1
      return state.answer()
    },
    { now: () => state.now, patienceMs: 5 },
  )
  return { state, ask }
}

describe('the heads of all records', () => {
  it('are read once for a crowd, whatever it asks for', async () => {
    const { state, ask } = clockAndReads()
    await Promise.all(Array.from({ length: 50 }, () => ask()))
    await ask()
    expect(state.reads).toBe(1)
  })

  it('are read again when they are old: who asks first after hours has what was put in meanwhile', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    state.answer = async () => heads('second')
    state.now = 6 * 3_600_000
    expect([titleOf(await ask()), state.reads]).toEqual(['second', 2])
  })

  it('are the old ones where the new ones take longer than a page may wait', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    state.answer = never
    state.now = 10_000
    const late = await ask()
    expect([titleOf(late), late.areCurrent]).toEqual(['first', false])
    const waits = vi.spyOn(globalThis, 'setTimeout')
    for (let page = 0; page < 20; page += 1) await ask()
    expect(waits.mock.calls, 'a read has one patience, not each page').toEqual([])
    waits.mockRestore()
  })

  it('that lack a name are waited for also late in a read', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    let answer = (_: HeadsOf) => {}
    state.answer = () => new Promise((resolve) => (answer = resolve))
    state.now = 10_000
    await ask()
    const late = ask(lacking)
    answer(heads('second'))
    expect(titleOf(await late)).toBe('second')
  })

  it('do not make a made-up name read the database', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    expect([(await ask(lacking)).areCurrent, state.reads]).toEqual([true, 1])
  })

  it('stay while the database is away, which is asked seldom', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    state.answer = () => Promise.reject(new Error('away'))
    state.now = 10_000
    expect([titleOf(await ask()), titleOf(await ask()), state.reads]).toEqual(['first', 'first', 2])
    expect((await ask(lacking)).areCurrent, 'nobody may say that a name is unknown').toBe(false)
  })

  it('are not waited for longer than a page may wait', async () => {
    const { state, ask } = clockAndReads()
    state.answer = never
    expect(titleOf(await ask())).toBeNull()
    expect(state.reads).toBe(1)
  })

  it('that came too late are there for the next page', async () => {
    const { state, ask } = clockAndReads()
    state.answer = () => waited(20).then(() => heads('slow'))
    expect(titleOf(await ask())).toBeNull()
    await waited(30)
    expect([titleOf(await ask()), state.reads]).toEqual(['slow', 1])
  })
})
