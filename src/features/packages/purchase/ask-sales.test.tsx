// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { AskSales } from './ask-sales.tsx'
import { enquiry } from './enquiry-copy.ts'
import { PurchaseOf } from './purchase.tsx'

it.each([
  ['whose price is asked for', samplePackage({ amount: 0 })],
  ['that is sold out', samplePackage({ soldOut: true })],
  ['of which nothing is chosen', samplePackage()],
])('no plan and no units are said to be in the message about a package %s', async (_, pkg) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const holder = document.createElement('div')
  const root = createRoot(holder)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PurchaseOf pkg={pkg}>
          <AskSales known={{ pkg, storedAt: Date.now() }} />
        </PurchaseOf>
      </MemoryRouter>,
    ),
  )
  const letter = decodeURIComponent(holder.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '')
  expect(letter).toContain(pkg.name)
  expect(letter).not.toMatch(/One-Off|Installments|\d units?/)
  expect(holder.textContent).toContain('The message is written for you')
  expect(holder.textContent).not.toMatch(/your plan|units/)
  await act(async () => root.unmount())
})

it('who was led here by a form without a tour asks for a day, also after a reload, and shares the package alone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const PACKAGE = '/projects/package/7'
  const known = { pkg: samplePackage(), storedAt: Date.now() }
  const openPage = async () => {
    const holder = document.createElement('div')
    const root = createRoot(holder)
    await act(async () =>
      root.render(
        <BrowserRouter>
          <PurchaseOf pkg={known.pkg}>
            <AskSales known={known} />
          </PurchaseOf>
        </BrowserRouter>,
      ),
    )
    const letter = () =>
      decodeURIComponent(holder.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '')
    return { letter, close: () => act(async () => root.unmount()) }
  }
  const address = () => location.pathname + location.search + location.hash
  history.replaceState({ usr: { from: 'a card' }, key: 'k', idx: 2 }, '', `${PACKAGE}#ask`)
  const entries = history.length
  const first = await openPage()
  history.replaceState(history.state, '', `${PACKAGE}?plan=one-off#ask`) // the plan in view
  expect(first.letter()).toContain(enquiry.askDate)
  await act(async () => vi.advanceTimersByTime(10_000))
  expect(address()).toBe(`${PACKAGE}?plan=one-off`)
  expect([history.length, history.state.idx, history.state.usr.from]).toEqual([entries, 2, 'a card'])
  expect(first.letter()).toContain(enquiry.askDate)
  await first.close()

  const reloaded = await openPage()
  expect(reloaded.letter()).toContain(enquiry.askDate)
  await reloaded.close()

  history.replaceState(null, '', PACKAGE)
  const shared = await openPage()
  expect(shared.letter()).not.toContain(enquiry.askDate)
  await shared.close()
  vi.useRealTimers()
})

it('a screen that was left for another one does not change the address of that', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  history.replaceState(null, '', '/projects/package/7#ask')
  const pkg = samplePackage()
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <PurchaseOf pkg={pkg}>
          <AskSales known={{ pkg, storedAt: 0 }} />
        </PurchaseOf>
      </BrowserRouter>,
    ),
  )
  history.pushState(null, '', '/faqs#ask') // its code is still on its way
  await act(async () => vi.advanceTimersByTime(10_000))
  expect(location.pathname + location.hash).toBe('/faqs#ask')
  await act(async () => root.unmount())
  vi.useRealTimers()
})
