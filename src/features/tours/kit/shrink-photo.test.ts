import { afterEach, expect, test, vi } from 'vitest'
import { fitWithin, shrinkPhoto } from './shrink-photo.ts'

test.each([
  ['a wide one', 4000, 3000, { width: 1600, height: 1200 }],
  ['a tall one', 3000, 4000, { width: 1200, height: 1600 }],
  ['a small one stays', 800, 600, { width: 800, height: 600 }],
  ['exactly the side', 1600, 900, { width: 1600, height: 900 }],
  ['a panorama keeps a line', 20_000, 5, { width: 1600, height: 1 }],
  ['nothing', 0, 0, { width: 1, height: 1 }],
])('%s', (_, width, height, expected) => {
  expect(fitWithin(width, height, 1600)).toEqual(expected)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that never comes, as one of the cloud without signal, is given up after a while', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined))
  const given = vi.fn()
  void shrinkPhoto(new Blob()).then(given)
  await vi.advanceTimersByTimeAsync(22_000)
  expect(given).toHaveBeenCalledWith(null)
})
