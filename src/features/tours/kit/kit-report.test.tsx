// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { Kit } from './kit-record.ts'

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
    const kept = { kit: emptyKit, settled: async () => emptyKit, files: () => [] }
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
  const kept = { kit: emptyKit, settled: async () => emptyKit, files: () => [] }
  await act(async () => root.render(<KitReport kept={kept} name="Moniya Green 500" />))
  await act(async () => box.querySelector('button')?.click())
  expect(share.mock.lastCall?.[0].text).toContain('Moniya Green 500')
  expect(writeText).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

const yes = () => true

it.each([
  ['10 photos', { all: 10, read: 10, shared: 10, canShare: yes }],
  ['Photos that come with this: 10 of 11.', { all: 11, read: 11, shared: 10, canShare: yes }],
  ['Photos that come with this: 2 of 3.', { all: 3, read: 2, shared: 2, canShare: yes }],
  ['Photos that come with this: 0 of 3.', { all: 3, read: 0, shared: 0, canShare: yes }],
  ['Photos that come with this: 0 of 5.', { all: 5, read: 5, shared: 0, canShare: () => false }],
  ['Photos that come with this: 0 of 1.', { all: 1, read: 1, shared: 0, canShare: undefined }],
])('a report says "%s" where so many go along, and copied that none do', async (told, given) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { KitReport } = await import('./kit-report.tsx')
  const { emptyKit } = await import('./kit-record.ts')
  const { all, read, shared, canShare } = given
  const share = vi.fn(async (_shared: ShareData) => undefined)
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { share, clipboard: { writeText }, ...(canShare && { canShare }) })
  const box = document.createElement('div')
  const root = createRoot(box)
  const photos = Array.from({ length: all }, (_, at) => ({ id: `${at}`, thumb: '', bytes: 1 }))
  const files = photos.slice(0, read).map(({ id }) => new File([], `${id}.jpg`))
  const kept = { kit: emptyKit, settled: async () => ({ ...emptyKit, photos }), files: () => files }
  await act(async () => root.render(<KitReport kept={kept} name="Moniya Green 500" />))
  await act(async () => box.querySelector('button')?.click())
  const sent = share.mock.lastCall?.[0]
  expect(sent?.files ?? []).toEqual(files.slice(0, shared))
  expect(sent?.text?.split('\n')).toContain(told)
  await act(async () => box.querySelectorAll('button')[1]?.click())
  expect(writeText.mock.lastCall?.[0]).toContain(`Photos that come with this: 0 of ${all}.`)
  share.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
  await act(async () => box.querySelector('button')?.click())
  expect(writeText.mock.calls.map(([text]) => text)).toEqual(Array(2).fill(writeText.mock.lastCall?.[0]))
  await act(async () => root.unmount())
})

it.each([
  ['Copy text', 1, {}],
  ['Share report, where no sheet opens', 0, {}],
  ['Share report, where the sheet refuses', 0, { share: async () => Promise.reject(new Error('refused')) }],
])('a phone that does not let the site copy shows the report, selected: %s', async (_, place, also) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { KitReport } = await import('./kit-report.tsx')
  const { emptyKit } = await import('./kit-record.ts')
  vi.stubGlobal('navigator', {
    ...also,
    clipboard: { writeText: async () => Promise.reject(new Error('refused')) },
  })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const show = (kit: Kit) =>
    act(async () =>
      root.render(
        <KitReport kept={{ kit, settled: async () => kit, files: () => [] }} name="Moniya Green 500" />,
      ),
    )
  await show({ ...emptyKit, notes: 'Dry land' })
  await act(async () => box.querySelectorAll('button')[place]?.click())
  const field = box.querySelector('textarea')
  expect(field?.value).toContain('Dry land')
  expect(document.activeElement).toBe(field)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length])
  await show(emptyKit)
  expect(field?.value, 'what is deleted goes there too').not.toContain('Dry land')
  await act(async () => root.unmount())
  box.remove()
})
