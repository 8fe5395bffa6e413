// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { AskSales } from './ask-sales.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyingPanel } from './buying-panel.tsx'
import { PurchaseOf } from './purchase.tsx'

const pkg = samplePackage({ installmentOption: true, installmentDuration: 10 })
let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.restoreAllMocks()
})

async function open(query: string): Promise<void> {
  history.replaceState(null, '', `/projects/package/7${query}`)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PurchaseOf pkg={pkg}>
          <BuyingPanel known={{ pkg, type: 'land', storedAt: Date.now() }}>
            <AskSales pkg={pkg} />
          </BuyingPanel>
          <BuyBar pkg={pkg} />
        </PurchaseOf>
      </MemoryRouter>,
    ),
  )
}

const network = (isThere: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  })
const bar = () => page.querySelector('.buy-bar')
const hintOf = (link: Element) =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent

test('without a network Buy Now says what it needs, and a press leads to the ways that work without data', async () => {
  await open('?plan=one-off')
  const links = () => [...page.querySelectorAll<HTMLAnchorElement>('a[href*="package=7&plan=one-off"]')]
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Buy Now(opens in a new tab)',
    'Buy Now(opens in a new tab)',
  ])
  await network(false)
  expect(links().map(({ textContent }) => textContent)).toEqual(['Buy Now', 'Buy Now'])
  expect(links().map(hintOf)).toEqual([
    'Buying needs a network. An SMS or a call, below, works without data.',
    'Needs network',
  ])
  for (const link of links()) {
    page.querySelector<HTMLElement>('#ask')?.blur()
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(press)
    expect([press.defaultPrevented, document.activeElement?.getAttribute('aria-label')]).toEqual([
      true,
      'Ask us about it',
    ])
  }
  await network(true)
  expect(links().map(hintOf)[0]).toMatch(/^Opens your Adbond account/)
  const goesOn = vi.fn()
  page.addEventListener('click', (press) => {
    goesOn(!press.defaultPrevented)
    press.preventDefault() // the test opens no tab
  })
  links()[0]?.click()
  expect(goesOn).toHaveBeenCalledWith(true)
})

test('the bar of a phone leads to the plans until one is chosen, in two lines', async () => {
  await open('')
  const toPlans = bar()?.querySelector('a')
  expect([toPlans?.getAttribute('href'), toPlans?.textContent]).toEqual([
    '#payment-plan',
    'Buy NowChoose a plan',
  ])
  const lines = [...(bar()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  expect(lines).toEqual(['₦3,500,000 /unit', 'from ₦350,000 a month'])
  expect(page.querySelector<HTMLButtonElement>('button[disabled]')?.textContent).toBe('Buy Now')
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  toPlans?.dispatchEvent(press)
  expect(press.defaultPrevented, 'no entry of the history stands between it and the list').toBe(true)
  expect(document.activeElement?.id).toBe('payment-plan')
})
