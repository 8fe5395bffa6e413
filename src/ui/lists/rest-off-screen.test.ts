// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { restOffScreen } from './rest-off-screen.ts'

function partAt(top: number): HTMLElement {
  const part = document.createElement('li')
  part.style.padding = '0 0 10px'
  document.body.append(part)
  part.getBoundingClientRect = () => new DOMRect(0, top, 300, 200)
  return part
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
const rest = (part: HTMLElement) =>
  part.hasAttribute('data-rests') && part.style.containIntrinsicHeight === 'auto 190px'

it('lets rest what is above or below the screen, after it was on the page for a frame', async () => {
  const [above, partly, seen, below, left] = [-201, -100, 300, innerHeight + 1, innerHeight + 1].map(partAt)
  for (const part of [above, partly, seen, below]) if (part) restOffScreen(part)
  const leave = left && restOffScreen(left)
  expect(
    [above, below].some((part) => part && rest(part)),
    'it has no height yet',
  ).toBe(false)
  leave?.()
  await frame()
  await frame()
  expect([above, partly, seen, below, left].map((part) => part && rest(part))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])

  const later = partAt(innerHeight + 1)
  restOffScreen(later)
  await frame()
  await frame()
  expect(rest(later), 'also what the list gets later').toBe(true)
})
