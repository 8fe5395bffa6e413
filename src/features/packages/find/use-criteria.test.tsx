// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LateRouter } from '#src/device/later/late-router-for-tests.tsx'
import { type CriteriaInAddress, useCriteria } from './use-criteria.ts'

let now: CriteriaInAddress | undefined
const Screen = () => {
  now = useCriteria(null)
  return null
}

let root: Root

/** Back, from an entry that a press, a link or a sheet had added. */
const goBackTo = (address: string) =>
  act(async () => {
    history.replaceState({ idx: 0 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
const drawnTwice = () => act(() => vi.advanceTimersByTimeAsync(100))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  history.replaceState({ idx: 1 }, '', '/projects?max=3000000')
  root = createRoot(document.createElement('main'))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Screen />
      </BrowserRouter>,
    ),
  )
  await act(async () => now?.choose({ ...now.criteria, tours: true }))
  expect(now?.criteria.tours).toBe(true)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('Back takes a press back that neither the address nor the screen has followed yet', async () => {
  await goBackTo('/projects')
  expect(now?.criteria.tours).toBe(false)
  await drawnTwice()
  expect(location.search).toBe('')
  expect(now?.criteria.tours).toBe(false)
})

it('Back takes a press back that the address has and the screen has not', async () => {
  await act(async () => {
    vi.advanceTimersByTime(100)
    expect(location.search).toBe('?max=3000000&tours=1')
    history.replaceState({ idx: 1 }, '', '/projects?max=3000000')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  expect(now?.criteria.tours).toBe(false)
})

it('a sheet of filters that takes its own entry out of the history leaves its press', async () => {
  await goBackTo('/projects?max=3000000')
  await drawnTwice()
  expect(location.search).toBe('?max=3000000&tours=1')
  expect(now?.criteria.tours).toBe(true)
})

describe('typed on while an older text of the address is being drawn', () => {
  const draw = (address: string) =>
    act(async () =>
      root.render(
        <LateRouter drawn={address}>
          <Screen />
        </LateRouter>,
      ),
    )
  const type = (text: string) => act(async () => now?.type(text))
  const settle = () => act(async () => now?.settle())

  beforeEach(async () => {
    await drawnTwice()
    history.replaceState(null, '', '/projects')
    await draw('/projects')
    await type('ib')
    await settle()
    await type('ibeju')
    await settle()
    expect(location.search).toBe('?q=ibeju')
  })

  it('no letter is lost', async () => {
    await type('ibeju l')
    await draw('/projects?q=ib')
    expect(now?.typed).toBe('ibeju l')
    await draw('/projects?q=ibeju')
    expect(now?.typed).toBe('ibeju l')
    await settle()
    expect(location.search).toBe('?q=ibeju+l')
  })

  it('Back takes all of it back', async () => {
    history.replaceState(null, '', '/projects')
    await draw('/projects?q=ib')
    await draw('/projects')
    expect(now?.typed).toBe('')
    await settle()
    expect(location.search).toBe('')
  })
})
