import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it('the browser’s record has room for the files of a large pack', async () => {
  const set = vi.spyOn(performance, 'setResourceTimingBufferSize')
  await import('./tell-fetched.ts')
  expect(set).toHaveBeenCalledWith(5_000)
})

it('a browser whose record has one size runs the worker all the same', async () => {
  Object.defineProperty(performance, 'setResourceTimingBufferSize', { value: undefined })
  await expect(import('./tell-fetched.ts')).resolves.toBeDefined()
})
