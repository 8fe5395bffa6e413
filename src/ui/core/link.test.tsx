// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from './link.tsx'

let page: HTMLElement
let root: Root

const Drawn = () => <output>{useLocation().pathname}</output>
const drawn = () => page.querySelector('output')?.textContent
const link = (address: string) => page.querySelector<HTMLElement>(`a[href="${address}"]`)

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState({ idx: 0 }, '', '/projects')
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Link to="/projects">Projects</Link>
        <Link to="/faqs">FAQs</Link>
        <Drawn />
      </BrowserRouter>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

/** No screen is drawn between the presses. Returns how many entries they have added to the history. */
async function press(...addresses: string[]): Promise<number> {
  const before = history.length
  await act(async () => {
    for (const address of addresses) link(address)?.click()
    expect(drawn()).toBe('/projects')
  })
  expect(drawn()).toBe(addresses.at(-1))
  return history.length - before
}

it.each([
  ['a link that is pressed three times before its screen is drawn', ['/faqs', '/faqs', '/faqs'], 1],
  ['a link to the screen that is there', ['/projects'], 0],
  ['a link back to the drawn screen, which keeps the one that was asked for', ['/faqs', '/projects'], 2],
])('%s: %j add %i to the history', async (_, addresses, added) => {
  expect(await press(...addresses)).toBe(added)
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is left to the browser',
  async (how) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    page.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault() // happy-dom would open it
    })
    await act(async () => link('/faqs')?.dispatchEvent(click))
    expect(drawn()).toBe('/projects')
  },
)
