import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when the test says so. */
function work() {
  const ends: { well: () => void; badly: () => void }[] = []
  const run = oneAtATime(
    () =>
      new Promise((resolve, reject) => void ends.push({ well: resolve, badly: () => reject(new Error()) })),
  )
  return { run, ends }
}

it('runs once for all who ask before it has begun, and once more for all who ask while it runs', async () => {
  const { run, ends } = work()
  const first = Promise.all([run(), run()])
  await Promise.resolve()
  const second = Promise.all([run(), run()])
  expect(ends).toHaveLength(1)
  ends[0]?.well()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(2)
  ends[1]?.well()
  await second
})

it('tells who asked of a failure, and runs again for the next', async () => {
  const { run, ends } = work()
  const first = run()
  await Promise.resolve()
  const second = run()
  ends[0]?.badly()
  await expect(first).rejects.toThrow()
  ends[1]?.well()
  await second
})
