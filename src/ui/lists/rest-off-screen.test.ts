// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { restOffScreen } from './rest-off-screen.ts'

/** A browser's observer as far as it is used. `frame` tells where each part lies, as after a layout. */
const observed = vi.hoisted(() => {
  const parts = new Set<Element>()
  let tell = (_: object[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        tell = callback
      }
      observe = (part: Element) => parts.add(part)
      unobserve = (part: Element) => parts.delete(part)
    },
  )
  const frame = (msAgo = 0, told: DOMRect[] = [...parts].map((part) => part.getBoundingClientRect())) => {
    const time = performance.now() - msAgo
    tell([...parts].map((target, at) => ({ target, time, boundingClientRect: told[at] })))
  }
  return { parts, frame }
})

function partAt(top: number): HTMLElement {
  const part = document.createElement('li')
  part.style.padding = '0 0 10px'
  document.body.append(part)
  part.getBoundingClientRect = () => new DOMRect(0, top, 300, 200)
  return part
}

const rests = (part: HTMLElement) =>
  part.hasAttribute('data-rests') && part.style.containIntrinsicHeight === 'auto 190px'

it('lets rest what is more than a screen above or below, once it was laid out', () => {
  const above = -innerHeight - 201
  const below = 2 * innerHeight + 1
  const parts = [above, above + 2, -201, 300, innerHeight + 1, below - 2, below, below].map(partAt)
  const leave = parts.map(restOffScreen).at(-1)
  expect(parts.some(rests), 'they have no height yet').toBe(false)
  leave?.()
  observed.frame()
  expect(parts.map(rests)).toEqual([true, false, false, false, false, false, true, false])
  expect(observed.parts.size, 'what was seen is watched no more').toBe(0)

  const later = partAt(below)
  restOffScreen(later)
  observed.frame()
  expect(rests(later), 'also what the list gets later').toBe(true)
})

it('asks the part itself where it lies now, when the frame is long over', () => {
  const far = 3 * innerHeight
  const cameNear = partAt(far)
  const stayed = partAt(far)
  const parts = [cameNear, stayed]
  parts.forEach(restOffScreen)
  const told = parts.map((part) => part.getBoundingClientRect())
  cameNear.getBoundingClientRect = () => new DOMRect(0, 300, 300, 200)
  observed.frame(150, told)
  expect(parts.map(rests)).toEqual([false, true])
  expect(observed.parts.size, 'no further frame is waited for').toBe(0)
})
