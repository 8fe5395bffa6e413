// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

vi.useFakeTimers()
afterEach(() => vi.resetModules())

type MarkProps = { address: string; useKept: (address: string) => boolean }

const Mark = ({ address, useKept }: MarkProps) => createElement('i', null, String(useKept(address)))

async function drawnList() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { answerWithKept, noteKept, useKept } = await import('./kept-addresses.ts')
  const draw = async () => {
    const page = document.createElement('main')
    const root = createRoot(page)
    await act(async () =>
      root.render(['/a', '/b'].map((key) => createElement(Mark, { key, address: key, useKept }))),
    )
    await act(async () => vi.runAllTimers())
    return { marks: () => page.textContent, leave: () => act(async () => root.unmount()) }
  }
  return { answerWithKept, noteKept, draw }
}

it('a list that was drawn before anybody could look is answered then, and each later list is looked up anew', async () => {
  const { answerWithKept, noteKept, draw } = await drawnList()
  const looked = vi.fn()
  const first = await draw()
  answerWithKept(looked)
  expect(looked).toHaveBeenCalledTimes(1)
  await first.leave()
  const second = await draw()
  expect(looked).toHaveBeenCalledTimes(2)
  await act(async () => noteKept(new Set(['/b'])))
  expect(second.marks()).toBe('falsetrue')
})

it('a list that comes later is looked up once, however many parts it has', async () => {
  const { answerWithKept, draw } = await drawnList()
  const looked = vi.fn()
  answerWithKept(looked)
  expect(looked).not.toHaveBeenCalled()
  await draw()
  expect(looked).toHaveBeenCalledTimes(1)
})
