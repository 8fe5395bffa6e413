import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { lastUses } from './last-uses.ts'

it('forgets what was used longest ago, of its own cache alone', async () => {
  const pictures = lastUses('pictures')
  const reads = lastUses('reads')
  await pictures.note('/a#top', 1)
  await pictures.note('/b', 2)
  await pictures.note('/c', 3)
  await reads.note('/a', 0)
  await pictures.note('/a', 4)
  expect(await pictures.forget(2)).toEqual(['/b'])
  expect(await pictures.forget(2)).toEqual([])
  expect(await pictures.forget(0)).toEqual(['/a', '/c'])
  expect(await reads.forget(0)).toEqual(['/a'])
})
