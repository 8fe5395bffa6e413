// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { LinesNotice } from './lines-notice.tsx'
import type { LineRead } from './use-lines.ts'

const HOUR_MS = 3_600_000

afterEach(() => vi.useRealTimers())

async function shown() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  const draw = async (land: number, agro: number, tours: number, state: LineRead['state'] = 'loaded') => {
    const lines = [
      { type: 'land', state, storedAt: land, isWhole: true } as const,
      { type: 'agro', state: 'loaded', storedAt: agro, isWhole: true } as const,
    ]
    await act(async () =>
      root.render(<LinesNotice lines={lines} toursStoredAt={tours} onTryAgain={() => undefined} />),
    )
    return [...box.querySelectorAll('span')].map((line) => line.textContent)
  }
  return { box, draw, leave: () => act(async () => root.unmount()) }
}

it('ages of lists and tours stay one line each while the answers come one by one', async () => {
  vi.useFakeTimers({ now: 50 * HOUR_MS })
  const { draw, leave } = await shown()
  const now = Date.now()
  const old = now - 3 * HOUR_MS
  const all = ['Prices as of 3 hours ago', 'Tours as of 3 hours ago']
  expect(await draw(old, old, old)).toEqual(all)
  expect(await draw(now, old, old)).toEqual(all)
  expect(await draw(now, now, old)).toEqual(['Prices as of just now', 'Tours as of 3 hours ago'])
  expect(await draw(now, now, now)).toEqual(['Prices as of just now', 'Tours as of just now'])
  await leave()
})

it('lists of several ages keep a line each', async () => {
  vi.useFakeTimers({ now: 50 * HOUR_MS })
  const { draw, leave } = await shown()
  const now = Date.now()
  expect(await draw(now - 30 * HOUR_MS, now - 2 * HOUR_MS, 0)).toEqual([
    'Land prices as of 1 day ago',
    'Agro prices as of 2 hours ago',
  ])
  expect(await draw(now, now, 0)).toEqual(['Land prices as of just now', 'Agro prices as of just now'])
  await leave()
})

it('a kept list that joins a fresh one has an age of its own', async () => {
  vi.useFakeTimers({ now: 90 * HOUR_MS })
  const { draw, leave } = await shown()
  const now = Date.now()
  expect(await draw(now, 0, 0)).toEqual([])
  expect(await draw(now, now - 72 * HOUR_MS, 0)).toEqual(['Agro prices as of 3 days ago'])
  await leave()
})

it.each<[LineRead['state'], boolean]>([
  ['part', true],
  ['cut', false],
])(
  'of a list that is %s a part is told to be there; to try again is offered: %s',
  async (state, isOffered) => {
    const { box, draw, leave } = await shown()
    await draw(Date.now(), Date.now(), 0, state)
    expect(box.textContent).toContain('Of the Land packages only a part could be read.')
    expect(box.querySelector('button') !== null).toBe(isOffered)
    await leave()
  },
)
