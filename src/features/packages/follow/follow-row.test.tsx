// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { type Criteria, NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { followCopy as words } from './follow-copy.ts'
import { FollowRow } from './follow-row.tsx'
import { loadFollowing } from './use-following.ts'

const line = vi.hoisted(() => ({ load: undefined as undefined | (() => Promise<never>) }))
vi.mock('./use-following.ts', async (original) => {
  const part = await original<typeof import('./use-following.ts')>()
  return { ...part, loadFollowing: () => line.load?.() ?? part.loadFollowing() }
})
const phone = vi.hoisted(() => ({ searches: [{ query: '' }], tell: () => {} }))
vi.mock('./followed-list.ts', () => ({
  followedList: {
    get: () => phone.searches,
    subscribe: (listener: () => void) => {
      phone.tell = listener
      return () => undefined
    },
  },
}))
const ask = vi.hoisted(() => vi.fn<() => Promise<'daily' | 'possible'>>())
vi.mock('./daily-look.ts', () => ({ askForDaily: ask }))
const ended = vi.hoisted(() => vi.fn(async () => null))
const followed = vi.hoisted(() => vi.fn(async () => null))
vi.mock('./follow-search.ts', async (original) => ({
  ...(await original<object>()),
  followSearch: followed,
  stopFollowing: ended,
}))
const follows = (searches: typeof phone.searches) =>
  act(async () => {
    phone.searches = searches
    phone.tell()
  })

beforeAll(async () => void (await loadFollowing()))

const row = (criteria: Criteria) => (
  <MemoryRouter>
    <FollowRow criteria={criteria} names={new Map()} lists={null} />
  </MemoryRouter>
)

it('the button of a translated page says whether the search that is asked now is followed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const followed = row(NO_CRITERIA)
  const other = row({ ...NO_CRITERIA, tours: true })
  expect(await wordsAfter(other, followed)).toBe(words.stop + words.all(1))
  expect(await wordsAfter(followed, other)).toBe(words.follow + words.all(1))
})

it('a followed search is told at once and can be ended while the browser still asks, and its words go with it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let answer = (_: 'daily') => {}
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  phone.searches = []
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(row(NO_CRITERIA)))
  const said = () => page.querySelector('[role=status]')?.textContent
  const button = page.querySelector('button')
  await act(async () => button?.click())
  await follows([{ query: '' }])
  expect(said()).toBe(words.told.unsupported)
  expect(button?.getAttribute('aria-disabled')).toBe('false')
  await act(async () => answer('daily'))
  expect(said()).toBe(words.told.daily)
  await follows([]) // in another tab
  expect(said()).toBe('')
  await act(async () => root.unmount())
})

it('a followed search stays told when the question of the browser is closed unanswered', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ask.mockResolvedValue('possible')
  phone.searches = []
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(row(NO_CRITERIA)))
  await act(async () => page.querySelector('button')?.click())
  await follows([{ query: '' }])
  expect(page.querySelector('[role=status]')?.textContent).toBe(words.told.unsupported)
  await act(async () => root.unmount())
})

it('what a double tap follows stays followed, though a busy phone hears late of the second one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['performance'] })
  ask.mockResolvedValue('daily')
  ended.mockClear()
  phone.searches = []
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(row(NO_CRITERIA)))
  const tap = (timeStamp: number) =>
    act(async () => {
      const press = new MouseEvent('click', { bubbles: true, detail: 1 })
      Object.defineProperty(press, 'timeStamp', { value: timeStamp })
      page.querySelector('button')?.dispatchEvent(press)
    })
  const now = performance.now()
  await tap(now)
  await follows([{ query: '' }])
  vi.advanceTimersByTime(700)
  await tap(now + 200)
  expect(ended).not.toHaveBeenCalled()
  await tap(now + 700)
  expect(ended).toHaveBeenCalledOnce()
  followed.mockClear()
  await follows([])
  await tap(now + 900)
  expect(followed, 'nor does a double tap on Stop follow again').not.toHaveBeenCalled()
  await tap(now + 1_201)
  expect(followed).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it.each([
  ['says nothing', 10_000, () => new Promise<never>(() => undefined)],
  ['is lost', 0, () => Promise.reject(new Error('Failed to fetch'))],
])(
  'a press whose code is not here, on a line that %s, says so and may be pressed again',
  async (_, wait, load) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    followed.mockClear()
    phone.searches = []
    const page = document.createElement('main')
    const root = createRoot(page)
    await act(async () => root.render(row(NO_CRITERIA)))
    const said = () => page.querySelector('[role=status]')?.textContent
    const button = page.querySelector('button') as HTMLButtonElement
    button.animate = () => ({ cancel: () => undefined }) as Animation
    line.load = load
    await act(async () => button.click())
    await act(() => vi.advanceTimersByTimeAsync(wait))
    expect(said()).toBe(words.notHere)
    expect(button.getAttribute('aria-disabled')).toBe('false')

    line.load = undefined
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(followed, 'nothing is followed later').not.toHaveBeenCalled()
    await act(async () => button.click())
    expect(followed).toHaveBeenCalledOnce()
    await act(async () => root.unmount())
    vi.useRealTimers()
  },
)
