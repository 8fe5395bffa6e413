// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each(['', '/adbond'])(
  'a report names the address of its kit, of a site that lies at "%s/"',
  async (base) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubEnv('VITE_BASE_PATH', base)
    vi.resetModules()
    history.replaceState(null, '', `${base}/site_tour/kit?package=101`)
    const { KitReport } = await import('./kit-report.tsx')
    const { emptyKit } = await import('./kit-record.ts')
    const writeText = vi.fn(async (_text: string) => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const box = document.createElement('div')
    const root = createRoot(box)
    const kept = { settled: async () => emptyKit, files: () => [] }
    await act(async () => root.render(<KitReport kept={kept} name="Moniya Green 500" />))
    await act(async () => box.querySelectorAll('button')[1]?.click())
    expect(writeText.mock.lastCall?.[0]).toContain(`${location.origin}${base}/site_tour/kit?package=101`)
    await act(async () => root.unmount())
  },
)

it('a second press while the share sheet opens copies no report', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { KitReport } = await import('./kit-report.tsx')
  const { emptyKit } = await import('./kit-record.ts')
  const share = vi.fn().mockRejectedValue(new DOMException('open', 'InvalidStateError'))
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  const box = document.createElement('div')
  const root = createRoot(box)
  const kept = { settled: async () => emptyKit, files: () => [] }
  await act(async () => root.render(<KitReport kept={kept} name="Moniya Green 500" />))
  await act(async () => box.querySelector('button')?.click())
  expect(share.mock.lastCall?.[0].text).toContain('Moniya Green 500')
  expect(writeText).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

it.each([
  [10, 10, ''],
  [11, 10, '10 of 11 photos come with this.'],
])('of %i photos %i are shared, and the text tells where some stay behind', async (all, shared, told) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { KitReport } = await import('./kit-report.tsx')
  const { emptyKit } = await import('./kit-record.ts')
  const share = vi.fn(async (_shared: ShareData) => undefined)
  vi.stubGlobal('navigator', { share, canShare: () => true })
  const box = document.createElement('div')
  const root = createRoot(box)
  const files = Array.from({ length: all }, (_, at) => new File([], `${at}.jpg`))
  const kept = { settled: async () => emptyKit, files: () => files }
  await act(async () => root.render(<KitReport kept={kept} name="Moniya Green 500" />))
  await act(async () => box.querySelector('button')?.click())
  const given = share.mock.lastCall?.[0]
  expect(given?.files).toEqual(files.slice(0, shared))
  expect(given?.text?.match(/\d+ of \d+ photos.*/)?.[0] ?? '').toBe(told)
  await act(async () => root.unmount())
})
