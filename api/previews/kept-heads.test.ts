import { describe, expect, it } from 'vitest'
import { keepHeads } from './kept-heads.ts'
import type { HeadsOf } from './record-heads.ts'

const heads = (title: string): HeadsOf => ({
  package: new Map([['1', { title, description: '', picture: null, kind: 'website' }]]),
  post: new Map(),
})
const titleOf = (known: HeadsOf | null) => known?.package.get('1')?.title ?? null
const settled = () => new Promise((resolve) => setTimeout(resolve))

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
    await Promise.all(Array.from({ length: 50 }, ask))
    await ask()
    expect(state.reads).toBe(1)
  })

  it('are read again when they are old, and nobody waits for that', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    state.answer = async () => heads('second')
    state.now = 10_000
    expect(titleOf(await ask())).toBe('first')
    await settled()
    expect([titleOf(await ask()), state.reads]).toEqual(['second', 2])
  })

  it('stay while the database is away, which is asked seldom', async () => {
    const { state, ask } = clockAndReads()
    await ask()
    state.answer = () => Promise.reject(new Error('away'))
    state.now = 10_000
    await ask()
    await settled()
    expect([titleOf(await ask()), titleOf(await ask()), state.reads]).toEqual(['first', 'first', 2])
  })

  it('are not waited for longer than a page may wait', async () => {
    const { state, ask } = clockAndReads()
    state.answer = () => new Promise(() => undefined)
    expect(await ask()).toBeNull()
    expect(state.reads).toBe(1)
  })
})
