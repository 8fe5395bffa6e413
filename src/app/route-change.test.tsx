// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackLink } from '#src/ui/back-link.tsx'
import { RouteChange } from './route-change.tsx'

let page: HTMLElement
let root: Root
const went = vi.spyOn(history, 'go').mockImplementation(() => undefined)

/** Opens a screen whose entry of the history has this state. */
async function open(state: { idx: number; key?: string }) {
  history.replaceState(state, '', '/post/seven#here')
  await act(async () =>
    root.render(
      <BrowserRouter>
        <BackLink to="/resource-hub">Back</BackLink>
        <RouteChange />
      </BrowserRouter>,
    ),
  )
}

/** As a browser does it: the same address again replaces its entry. */
const pressPart = (hash: string) =>
  act(async () => {
    if (location.hash === hash) history.replaceState(null, '', hash)
    else history.pushState(null, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })

let clock = 0

/** A second after the last press. */
function tapBack(afterMs = 1_000): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  clock += afterMs
  Object.defineProperty(click, 'timeStamp', { value: clock })
  page.querySelector('a')?.dispatchEvent(click)
}
const goBack = async () => {
  await act(async () => tapBack())
  return went.mock.lastCall ?? location.pathname
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  went.mockClear()
  Object.defineProperty(document, 'fonts', { value: [], configurable: true })
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

it.each<[string, string[], number]>([
  ['', [], -1],
  [', from a part', ['#price'], -2],
  [', from the third part', ['#price', '#papers', '#main'], -4],
  [', from a part that was pressed twice', ['#price', '#price'], -2],
  [', from the part that a link had led to, pressed again', ['#here'], -1],
])('Back leads to where the reader came from%s', async (_, parts, steps) => {
  await open({ idx: 1, key: 'k7' })
  for (const part of parts) await pressPart(part)
  expect(await goBack()).toEqual([steps])
})

it('a part that is pressed again after a choice has changed the address counts once, and is gone to', async () => {
  const target = document.body.appendChild(document.createElement('div'))
  target.id = 'price'
  const goTo = vi.spyOn(target, 'scrollIntoView')
  const goBackTo = vi.spyOn(window, 'scrollTo')
  await open({ idx: 1, key: 'k7' })
  await pressPart('#price')
  dispatchEvent(new Event('scroll')) // the position of this entry
  history.replaceState(history.state, '', '/post/seven?units=2#price') // as a choice does (use-kept-address.ts)
  goTo.mockClear()
  await pressPart('#price')
  await vi.waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(goBackTo).not.toHaveBeenCalled()
  expect(await goBack()).toEqual([-2])
  target.remove()
})

it.each([[[]], [['#price', '#papers']]])(
  'Back has its own way where the visit began here: %j',
  async (parts) => {
    await open({ idx: 0 })
    for (const part of parts) await pressPart(part)
    expect(await goBack()).toBe('/resource-hub')
  },
)

it('Back has its own way from the first screen also after its entry was replaced', async () => {
  await open({ idx: 0, key: 'k7' })
  expect(await goBack()).toBe('/resource-hub')
})

describe('Back, pressed again', () => {
  const press = (afterMs?: number) => act(async () => tapBack(afterMs))

  it('before the browser has answered is one step', async () => {
    await open({ idx: 2 })
    await press()
    await press()
    expect(went.mock.calls).toEqual([[-1]])
  })

  it('counts in a screen that the reader has come to again', async () => {
    await open({ idx: 2 })
    await press()
    await open({ idx: 2 })
    await press()
    expect(went.mock.calls).toEqual([[-1], [-1]])
  })

  it('counts where the browser has not gone back at all', async () => {
    vi.useFakeTimers()
    await open({ idx: 2 })
    await press()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await press()
    expect(went.mock.calls).toEqual([[-1], [-1]])
  })

  it.each([
    ['the screen before', 1],
    ['the first screen', 0],
  ])('while %s is not drawn yet leaves it', async (_, idx) => {
    await open({ idx: idx + 1 })
    await press()
    await act(async () => {
      history.replaceState({ idx }, '', '/resource-hub?type=blog')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      tapBack()
    })
    expect(went.mock.calls).toEqual([[-1]])
    expect(location.search).toBe('?type=blog')
  })

  it('in the screen before, drawn at once at the same path, counts unless it is the second tap', async () => {
    await open({ idx: 2 })
    await press()
    await act(async () => {
      history.replaceState({ idx: 1 }, '', '/post/seven?other')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await press(200)
    expect(went.mock.calls).toEqual([[-1]])
    await press()
    expect(went.mock.calls).toEqual([[-1], [-1]])
  })

  it('from the first screen of a visit does not return to it', async () => {
    await open({ idx: 0 })
    await act(async () => {
      tapBack()
      tapBack()
    })
    expect(went).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/resource-hub')
  })
})

it('a record that comes after its screen is told, and its heading takes the focus that nothing else has', async () => {
  vi.useFakeTimers()
  await open({ idx: 0 })
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  main.innerHTML = '<h1>Loading</h1>'
  document.title = 'Post'
  await act(async () => page.querySelector('a')?.click())
  await act(() => vi.advanceTimersByTimeAsync(200))
  const told = () => page.querySelector('[aria-live]')?.textContent
  expect(told()).toBe('Post')
  expect(document.activeElement?.textContent).toBe('Loading')

  main.innerHTML = '<h1>Seven plots</h1><input>'
  document.title = 'Seven plots'
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(told()).toBe('Seven plots')
  expect(document.activeElement?.textContent).toBe('Seven plots')

  main.querySelector('input')?.focus()
  document.title = 'Eight plots'
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(told()).toBe('Eight plots')
  expect(document.activeElement?.localName, 'where the person is').toBe('input')
  main.remove()
  vi.useRealTimers()
})

describe('the heading leaves the focus alone', () => {
  let main: HTMLElement
  const told = () => page.querySelector('[aria-live]')?.textContent
  const aMoment = () => act(() => vi.advanceTimersByTimeAsync(200))

  beforeEach(async () => {
    vi.useFakeTimers()
    await open({ idx: 0 })
    main = document.body.appendChild(document.createElement('main'))
    main.id = 'main'
    main.innerHTML = '<h1>Seven plots</h1>'
    document.title = 'Seven plots'
    await act(async () => page.querySelector('a')?.click())
    await aMoment()
    main.querySelector('h1')?.blur()
  })
  afterEach(() => {
    main.remove()
    vi.useRealTimers()
  })

  it('when a script or a style sheet comes later, and the title is the same', async () => {
    const script = document.head.appendChild(document.createElement('link'))
    await aMoment()
    expect(document.activeElement).toBe(document.body)
    script.remove()
  })

  it.each(['pointerdown', 'keydown'])('and the title is not told, after the first %s', async (sign) => {
    main.dispatchEvent(new Event(sign, { bubbles: true }))
    document.title = 'Eight plots'
    await aMoment()
    expect(document.activeElement).toBe(document.body)
    expect(told()).toBe('Seven plots')
  })

  it('when the person has gone to another screen before a title was told', async () => {
    document.title = 'Eight plots'
    await act(() => vi.advanceTimersByTimeAsync(100))
    await act(async () => root.unmount())
    await aMoment()
    expect(document.activeElement).toBe(document.body)
    root = createRoot(page)
  })
})
