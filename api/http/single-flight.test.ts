import { describe, expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** A computation that ends when the test says so. */
function slow() {
  const ends: ((value: string) => void)[] = []
  const make = () => new Promise<string>((resolve) => void ends.push(resolve))
  return { make, ends }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a shared computation', () => {
  it('of what may be old serves everybody who comes while it runs', async () => {
    const [flights, { make, ends }] = [new SingleFlight<string>(), slow()]
    const asked = [1, 2, 3].map(() => flights.share('list', false, make))
    ends[0]?.('first')
    expect([await Promise.all(asked), ends.length]).toEqual([['first', 'first', 'first'], 1])
    flights.share('list', false, make)
    expect(ends).toHaveLength(2)
  })

  it('of what is only true now serves those who came before it began', async () => {
    const [flights, { make, ends }] = [new SingleFlight<string>(), slow()]
    const first = flights.share('seats', true, make)
    const crowd = Array.from({ length: 20 }, () => flights.share('seats', true, make))
    await turn()
    expect(ends).toHaveLength(1)
    ends[0]?.('before')
    expect(await first).toBe('before')
    await turn()
    const late = flights.share('seats', true, make)
    ends[1]?.('after')
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['after']))
    await turn()
    ends[2]?.('latest')
    expect([await late, ends.length]).toEqual(['latest', 3])
  })

  it('that fails fails for those who shared it, and the next is made anew', async () => {
    const flights = new SingleFlight<string>()
    const fail = () => Promise.reject(new Error('gone'))
    const asked = [flights.share('a', true, fail), flights.share('a', true, async () => 'fine')]
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await flights.share('a', false, async () => 'again')).toBe('again')
  })
})
