/** Nothing leaves the page or covers something else, whatever the provider sends. */
import type { Page } from '@playwright/test'
import { staticPaths } from '../../contract/addresses/documents.ts'
import { API } from '../harness/answers.ts'
import { expect, test } from '../harness/journey.ts'
import { wholeWidth } from '../harness/press/whole-width.ts'
import { interactive } from '../journeys/support/booking.ts'
import { hardAnswer } from './hard-content.ts'

test.use({ serviceWorkers: 'block' })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const WIDTHS = [320, 360, 749, 750, 1024, 1200, 1440]
const WIDTHS_OF_LARGE_TEXT = [360, 750, 1200]
const PATHS = [
  '/',
  '/projects',
  '/projects/land',
  '/projects/land?sort=price',
  '/projects/package/9001',
  '/resource_hub?page=6',
  '/resource_hub/hard-1',
  '/site_tour?projectType=land&projectId=1&packageId=1&date=2099-12-03&time=1',
]

for (const path of PATHS) {
  test(`${path} holds hard content at every width and at twice the text`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ json: hardAnswer(route.request().url()) }))
    await page.route(/\/media\/none/, (route) => route.fulfill({ status: 404 }))
    await page.goto(path)
    await interactive(page)
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    const found: string[] = []
    for (const width of WIDTHS) found.push(...(await faultsAt(page, width)))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of WIDTHS_OF_LARGE_TEXT) {
      found.push(...(await faultsAt(page, width)).map((fault) => `200 %: ${fault}`))
    }
    expect(found).toEqual([])
  })
}

test('every screen fits 320 px at twice the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const widths: Record<string, number> = {}
  for (const path of staticPaths) {
    await page.goto(path)
    await interactive(page)
    await expect(page.locator(':is([aria-busy=true], .skeleton):visible')).toHaveCount(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    widths[path] = await wholeWidth(page)
  }
  expect(widths).toEqual(Object.fromEntries(staticPaths.map((path) => [path, 320])))
})

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  return (await page.evaluate(faultsOfLayout)).map((fault) => `${width} px: ${fault}`)
}

/** Runs in the page. Finds boxes wider than the page, overlapping texts of a card, and overlapping cards. */
function faultsOfLayout(): string[] {
  const SLACK_PX = 5 // the box of a line is a little higher than its line
  const faults: string[] = []
  const root = document.documentElement
  const open = new CSSStyleSheet() // what a part keeps to itself is cut off all the same (decision 180)
  open.replaceSync('*{contain:none!important}')
  document.adoptedStyleSheets.push(open)
  if (root.scrollWidth > root.clientWidth) {
    const widest = [...document.querySelectorAll('body *')].filter(
      (element) => Math.round(element.getBoundingClientRect().right) === root.scrollWidth,
    )
    faults.push(`the page is ${root.scrollWidth} px wide: ${widest.at(-1)?.outerHTML.slice(0, 120)}`)
  }

  // What rests off the screen is measured as it will be when somebody comes to it.
  const resting = [...document.querySelectorAll<HTMLElement>('[data-rests]')]
  for (const part of resting) part.style.contentVisibility = 'visible'

  type Box = { left: number; top: number; right: number; bottom: number }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isOver = (a: Box, b: Box) => {
    const { left, right, top, bottom } = meet(a, b)
    return right - left > SLACK_PX && bottom - top > SLACK_PX
  }
  /** The visible part of a box: parents may cut it. */
  const seen = (box: Box, from: Element, until: Element) => {
    let left: Box = box
    for (let at: Element | null = from; at && at !== until; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') left = meet(left, at.getBoundingClientRect())
    }
    return left
  }
  const textsOf = (card: Element) => {
    const texts: { words: string; box: Box }[] = []
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!parent || words === '' || parent.closest('[inert], option, svg')) continue
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue // for who sees nothing
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = seen(rect, parent, card)
        if (box.right - box.left > 1 && box.bottom - box.top > 1)
          texts.push({ words: words.slice(0, 24), box })
      }
    }
    return texts
  }

  const cards = [...document.querySelectorAll('main article, main .card, main .panel, main header')].filter(
    (card) => card.checkVisibility(),
  )
  for (const card of cards) {
    const frame = card.getBoundingClientRect()
    const texts = textsOf(card)
    for (const [at, { words, box }] of texts.entries()) {
      if (box.right > frame.right + 1 || box.left < frame.left - 1) faults.push(`“${words}” leaves its card`)
      for (const other of texts.slice(at + 1)) {
        if (other.words !== words && isOver(box, other.box))
          faults.push(`“${words}” lies over “${other.words}”`)
      }
    }
  }
  const apart = cards.filter((card) => card.matches('article'))
  for (const [at, card] of apart.entries()) {
    for (const other of apart.slice(at + 1)) {
      const isNested = card.contains(other) || other.contains(card)
      if (!isNested && isOver(card.getBoundingClientRect(), other.getBoundingClientRect()))
        faults.push(`two cards lie over each other`)
    }
  }
  for (const part of resting) part.style.contentVisibility = ''
  document.adoptedStyleSheets.pop()
  return [...new Set(faults)].slice(0, 12)
}
