// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { helpReader } from './help-reader.ts'

const line = vi.hoisted(() => ({ isLost: true }))
const startForReaders = vi.hoisted(() => vi.fn())
vi.mock('./for-readers/for-readers.ts', () => {
  if (line.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return { startForReaders }
})

it('what helps a reader comes with the next network where the line lost it, and not within half a minute', async () => {
  vi.useFakeTimers()
  const wait = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
  }
  helpReader()
  await wait(0)
  line.isLost = false
  await wait(60_000)
  expect(startForReaders, 'no network has come').not.toHaveBeenCalled()
  line.isLost = true
  reachable.tell()
  await wait(0)
  line.isLost = false
  reachable.tell()
  await wait(29_000)
  expect(startForReaders, 'an engine that keeps a failure would load the page anew').not.toHaveBeenCalled()
  await wait(1_000)
  expect(startForReaders).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
