import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

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

it('two removals of one name are two toasts: each has its own Undo', async () => {
  const said = vi.fn()
  vi.doMock('sonner', () => ({ toast: { message: said } }))
  const { toast } = await import('./toast.ts')
  const undo = [vi.fn(), vi.fn()]
  for (const onPress of undo) toast.plain('“Plot” was removed', { action: { label: 'Undo', onPress } })
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2))
  const options = said.mock.calls.map(([, options]) => options)
  expect(options.map(({ id }) => id)).toEqual([undefined, undefined])
  options[0].action.onClick()
  expect(undo.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
