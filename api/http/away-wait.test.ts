import { expect, it } from 'vitest'
import { AwayWait } from './away-wait.ts'

it.each([
  ['at once', 0, 2, 10],
  ['after a few seconds', 4, 2, 10],
  ['after a minute', 60, 2, 120],
  ['after an hour', 3_600, 2, 600],
])('%s phones are asked to wait between the shortest and a limit that grows', (_, seconds, from, to) => {
  const wait = new AwayWait()
  for (let passed = 0; passed < seconds; passed += 30) wait.seconds(passed * 1000, 0)
  expect([wait.seconds(seconds * 1000, 0), wait.seconds(seconds * 1000, 1)]).toEqual([from, to])
})

it('the next time the database is away is a new time', () => {
  const wait = new AwayWait()
  wait.seconds(0, 0)
  wait.seconds(50_000, 0)
  expect(wait.seconds(200_000, 1)).toBe(10)
})
