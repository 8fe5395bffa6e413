import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

it('a toast whose code the line lost is said when it comes, but no old one', async () => {
  vi.useFakeTimers()
  const said = vi.fn()
  let tries = 0
  vi.doMock('sonner', () => {
    tries += 1
    if (tries < 5) throw new TypeError('Failed to fetch')
    return { toast: { info: said, error: said } }
  })
  const { toast } = await import('./toast.ts')
  toast.error('Please fill in all fields')
  await vi.advanceTimersByTimeAsync(35_000)
  toast.info('Saved')
  expect(said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said).toHaveBeenCalledExactlyOnceWith('Saved', { id: 'Saved' })
})
