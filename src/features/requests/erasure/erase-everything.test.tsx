// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EraseEverything, type EraseRest } from './erase-everything.tsx'
import { erasure } from './erasure-copy.ts'
import { eraseEverything } from './mutations.ts'

vi.mock('./mutations.ts', () => ({ eraseEverything: vi.fn() }))
vi.mock('sonner', () => {
  throw new TypeError('Failed to fetch') // no network, and this code was never read
})

let root: Root
let page: HTMLElement
const requests = vi.mocked(eraseEverything)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal ??= () => undefined
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  requests.mockReset().mockResolvedValue({ isErased: true, underWay: [] })
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const button = (name: string) => {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button is called ${name}`)
  return found
}

async function press(eraseRest: EraseRest): Promise<string | null | undefined> {
  await act(async () => root.render(<EraseEverything eraseRest={eraseRest} />))
  await act(async () => button(erasure.press).click())
  await act(async () => button(erasure.question.confirm).click())
  return document.activeElement?.textContent
}

test('says what was deleted, where the eyes are, also where no code can be fetched', async () => {
  expect(await press(async () => true)).toBe(erasure.done)
})

test.each<[string, () => EraseRest]>([
  ['other parts may be left', () => async () => false],
  ['other parts break', () => () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'requests may be left',
    () => {
      requests.mockResolvedValue({ isErased: false, underWay: [] })
      return async () => true
    },
  ],
  [
    'requests break',
    () => {
      requests.mockRejectedValue(new Error('no'))
      return async () => true
    },
  ],
])('%s: the person is told, and both deletions were begun', async (_, arrange) => {
  const rest = vi.fn(arrange())
  expect(await press(rest)).toBe(erasure.failed)
  expect([requests.mock.calls.length, rest.mock.calls.length]).toEqual([1, 1])
})

test('names what was just being sent', async () => {
  requests.mockResolvedValue({ isErased: true, underWay: ['3f2a77c0-0000-4000-8000-000000000000'] })
  expect(await press(async () => true)).toMatch(
    /^Requests, .* were deleted.*call us with the reference AB-\w+/,
  )
})

test('a storage of requests that never answers is told after ten seconds; then a new press counts, and the old one is silent', async () => {
  vi.useFakeTimers()
  let end = (_: { isErased: boolean; underWay: string[] }) => {}
  requests.mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
  await press(async () => true)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(document.activeElement?.textContent).toBe(erasure.failed)
  expect(await press(async () => true)).toBe(erasure.done)
  await act(async () => end({ isErased: false, underWay: [] }))
  expect(document.activeElement?.textContent).toBe(erasure.done)
})

test('is one deletion at a time: a second press waits for the words of the first', async () => {
  let end = (_: boolean) => {}
  const rest = vi.fn(() => new Promise<boolean>((resolve) => (end = resolve)))
  await press(rest)
  expect(button(erasure.press).getAttribute('aria-busy')).toBe('true')
  await act(async () => button(erasure.press).click())
  expect(page.querySelector('dialog')).toBeNull()
  await act(async () => end(true))
  expect(document.activeElement?.textContent).toBe(erasure.done)
  expect(rest).toHaveBeenCalledOnce()
  await act(async () => button(erasure.press).click())
  expect(page.querySelector('dialog')).not.toBeNull()
})
