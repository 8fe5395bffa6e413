// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RoomForReader } from '#src/features/packages/detail/room-for-reader.tsx'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { translate, wordsAfter } from '#src/ui/translated-for-tests.ts'
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
  vi.unstubAllGlobals()
})

async function open(
  query: string,
  ask: ReactNode = <AskSales known={{ pkg, storedAt: Date.now() }} />,
): Promise<void> {
  history.replaceState(null, '', `/projects/package/7${query}`)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PurchaseOf pkg={pkg}>
          <BuyingPanel known={{ pkg, type: 'land', storedAt: Date.now() }}>{ask}</BuyingPanel>
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

test('who shares a package that was opened at one of its parts passes on the package with its plan', async () => {
  await open('?plan=one-off#ask')
  const share = vi.fn(async (_shared: ShareData) => undefined)
  vi.stubGlobal('navigator', { share })
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Share')
  await act(async () => button?.click())
  expect(share.mock.calls[0]?.[0].url).toMatch(/\/projects\/package\/7\?plan=one-off$/)
})

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
  const presses: [string, MouseEventInit][] = [
    ['click', {}],
    ['click', { ctrlKey: true }],
    ['auxclick', { button: 1 }],
  ]
  for (const link of links()) {
    for (const [type, init] of presses) {
      page.querySelector<HTMLElement>('#ask')?.blur()
      const press = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
      link.dispatchEvent(press)
      expect([press.defaultPrevented, document.activeElement?.getAttribute('aria-label')]).toEqual([
        true,
        'Ask us about it',
      ])
    }
    const menu = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 })
    link.dispatchEvent(menu)
    expect(menu.defaultPrevented, 'the right button opens a menu').toBe(false)
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

test('where the code of the ways to ask is not on the phone, a press leads to a number that can be called', async () => {
  await open('?plan=one-off', <RoomForReader pkg={pkg} />)
  expect(page.querySelector('#ask'), 'nothing can be pressed that is about to be replaced').toBeNull()
  await network(false)
  page.querySelector<HTMLElement>('.buy-bar a')?.click()
  const way = document.activeElement
  expect([way?.getAttribute('href'), way?.textContent]).toEqual(['tel:+2348000000000', '+2348000000000'])
  expect(way?.closest('[aria-hidden=true]')).toBeNull()
})

test('where there is no way to ask, a press without a network opens no tab all the same', async () => {
  await open('?plan=one-off', <p>Nothing to ask with</p>)
  await network(false)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  page.querySelector('.buy-bar a')?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
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

test('a translated bar follows the units and the plan', async () => {
  await open('?plan=installments')
  const lines = () => [...(bar()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  const press = (selector: string) => act(async () => page.querySelector<HTMLElement>(selector)?.click())
  expect(lines()).toEqual(['₦3,500,000 /unit', '₦350,000 a month'])
  translate(page.querySelector('.buy-bar') ?? page)
  await press('[aria-label^="More:"]')
  expect(lines()[1]).toBe('₦700,000 a month, 2 units')
  translate(page.querySelector('.buy-bar') ?? page)
  await press('input[value="one-off"]')
  await vi.waitFor(() => expect(lines()).toEqual(['₦3,500,000 /unit', '']))
  expect(bar()?.querySelector('#buy-bar-note:empty'), 'it takes no line').not.toBeNull()
})

test.each([
  ['another price', 4_000_000],
  ['no price', 0],
])('a translated bar with %s reads like a new one', async (_, amount) => {
  history.replaceState(null, '', '/projects/package/7')
  const barOf = (changes: Partial<typeof pkg>) => (
    <PurchaseOf pkg={{ ...pkg, ...changes }}>
      <BuyBar pkg={{ ...pkg, ...changes }} />
    </PurchaseOf>
  )
  expect(await wordsAfter(barOf({}), barOf({ amount }))).toBe(await wordsAfter(barOf({ amount })))
})
