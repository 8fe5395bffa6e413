import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { CacheTimestampsModel } from './last-uses.ts'

it('forgets what was used longest ago, of its own cache alone', async () => {
  const pictures = new CacheTimestampsModel('pictures')
  const reads = new CacheTimestampsModel('reads')
  await pictures.setTimestamp('/a#top', 1)
  await pictures.setTimestamp('/b', 2)
  await pictures.setTimestamp('/c', 3)
  await reads.setTimestamp('/a', 0)
  await pictures.setTimestamp('/a', 4)
  expect(await pictures.expireEntries(0, 2)).toEqual(['/b'])
  expect([await pictures.getTimestamp('/a'), await pictures.getTimestamp('/b')]).toEqual([4, undefined])
  expect(await reads.getTimestamp('/a')).toBe(0)
})

it('forgets everything when the phone is full', async () => {
  const pictures = new CacheTimestampsModel('full')
  await pictures.setTimestamp('/a', 1)
  await pictures.setTimestamp('/b', 2)
  expect((await pictures.expireEntries(Number.POSITIVE_INFINITY)).toSorted()).toEqual(['/a', '/b'])
})
