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
  const frame = () =>
    tell([...parts].map((target) => ({ target, boundingClientRect: target.getBoundingClientRect() })))
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

it('lets rest what is above or below the screen, once it was laid out', () => {
  const parts = [-201, -100, 300, innerHeight + 1, innerHeight + 1].map(partAt)
  const [, , , , leave] = parts.map(restOffScreen)
  expect(parts.map(rests), 'they have no height yet').toEqual([false, false, false, false, false])
  leave?.()
  observed.frame()
  expect(parts.map(rests)).toEqual([true, false, false, true, false])
  expect(observed.parts.size, 'what was seen is watched no more').toBe(0)

  const later = partAt(innerHeight + 1)
  restOffScreen(later)
  observed.frame()
  expect(rests(later), 'also what the list gets later').toBe(true)
})
