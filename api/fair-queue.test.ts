import { describe, expect, it, vi } from 'vitest'
import { FairQueue, QueueFull } from './fair-queue.ts'

/** A queue whose jobs note their names as they begin, and end once the gate is open. */
function noting(most = 100) {
  const queue = new FairQueue<string>(most)
  const gate = Promise.withResolvers<void>()
  const ran: string[] = []
  const ask = (sender: string, name: string) =>
    queue.ask(sender, name, async () => {
      ran.push(name)
      await gate.promise
      return name
    })
  return { ran, ask, open: gate.resolve }
}

describe('jobs of several senders', () => {
  it('take turns, those of one sender in their order', async () => {
    const { ran, ask, open } = noting()
    const asked = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
      ...['b1', 'b2'].map((name) => ask('b', name)),
      ask('c', 'c1'),
    ]
    open()
    await Promise.all(asked)
    expect(ran).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('are one job if they ask for the same, at the turn of the first', async () => {
    const { ran, ask, open } = noting()
    const asked = [...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)), ask('b', 'a4'), ask('b', 'b1')]
    open()
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'a4', 'b1'])
    expect(ran).toEqual(['a1', 'a2', 'a4', 'a3', 'b1'])
  })

  it('run one at a time, and one that fails fails for those alone who asked for it', async () => {
    const queue = new FairQueue<number>(100)
    let running = 0
    const make = vi.fn(async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve))
      running -= 1
      if (make.mock.calls.length === 2) throw new Error('broken')
      return make.mock.calls.length
    })
    const asked = ['a', 'b', 'b', 'c'].map((name) => queue.ask(name, name, make))
    const met = await Promise.allSettled(asked)
    expect(met.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(make).toHaveBeenCalledTimes(3)
    expect(await queue.ask('b', 'b', make), 'the next one tries again').toBe(4)
  })
})

it('a sender waits for no more than its share, which keeps nobody else out', async () => {
  const { ran, ask, open } = noting(2)
  const asked = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
  await expect(ask('a', 'a4')).rejects.toThrow(QueueFull)
  const again = [ask('a', 'a3'), ask('a', 'a1'), ask('b', 'b1'), ask('b', 'a2'), ask('a', 'b1')]
  open()
  await Promise.all([...asked, ...again])
  expect(ran).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(await ask('a', 'a4')).toBe('a4')
})
