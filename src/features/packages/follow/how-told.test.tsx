// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { sampleSearch } from '#follow/sample-search-for-tests.ts'
import { wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import * as dailyLook from './daily-look.ts'
import { followCopy as words } from './follow-copy.ts'
import { HowTold } from './how-told.tsx'

it('the button of a translated page says that it looks', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const look = () => new Promise<void>(() => undefined)
  expect(await wordsAfterPress(<HowTold searches={[sampleSearch()]} look={look} />)).toContain(words.looking)
})

it('tells a screen reader what the press for a daily look brought: the place of the words is there before them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(dailyLook, 'askForDaily').mockResolvedValue('daily')
  let answer = (_: 'possible') => {}
  vi.spyOn(dailyLook, 'tellingNow').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(<HowTold searches={[sampleSearch()]} look={async () => undefined} />))
  const region = page.querySelector('[role=status]')
  expect(region?.textContent).toBe('')
  await act(async () => answer('possible'))
  expect(region?.textContent).toBe(words.how.possible)
  await act(async () => page.querySelector('button')?.click())
  expect(region?.textContent).toBe(words.how.daily)
  await act(async () => root.unmount())
})

it('a look has a minute; one that ends earlier without a change is told at its end', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const looks: (() => void)[] = []
  const look = () => new Promise<void>((resolve) => looks.push(resolve))
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(<HowTold searches={[sampleSearch()]} look={look} />))
  const said = () =>
    [...page.querySelectorAll('button, [role=status]')].slice(-2).map((part) => part.textContent)
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const press = () => act(async () => [...page.querySelectorAll('button')].at(-1)?.click())
  await press()
  await pass(59_000)
  expect(said()).toEqual([words.looking, ''])
  await press()
  expect(looks.length, 'one look at a time').toBe(1)
  await pass(1_000)
  expect(said()).toEqual([words.lookNow, words.lookFailed])
  await press()
  expect(said()).toEqual([words.looking, ''])
  await act(async () => looks.at(-1)?.())
  await pass(2_000)
  expect(said()).toEqual([words.lookNow, words.lookFailed])
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('a look that a clock ahead has dated does not count as the one that was asked for', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = document.createElement('main')
  const root = createRoot(page)
  const searches = [{ ...sampleSearch(), lookedAt: Date.now() + 40 * 86_400_000 }]
  await act(async () => root.render(<HowTold searches={searches} look={async () => undefined} />))
  await act(async () => [...page.querySelectorAll('button')].at(-1)?.click())
  expect([...page.querySelectorAll('[role=status]')].at(-1)?.textContent).toBe(words.lookFailed)
  await act(async () => root.unmount())
})
