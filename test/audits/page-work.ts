/** How fast this machine is at what a page asks of it, for the calibration of Lighthouse (decision 130). */
import type { Browser } from '@playwright/test'
import { median } from '../bench/numbers.ts'

const ROUNDS = 3
const KINDS = 200
const PARTS = 600

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/**
 * A page that never changes: rules, elements, and functions that run once, as the code of a page does at its start.
 * Nothing of it is this site's, so that a slower site is not taken for a slower machine.
 */
const rules = upTo(KINDS).map((kind) => `.k${kind} > b { padding: ${kind % 7}px; color: rgb(${kind} 0 0) }`)
const sections = upTo(PARTS).map((part) => `<p class="k${part % KINDS}"><b>${part}</b> of the page</p>`)
const functions = upTo(PARTS).map(
  (part) => `function f${part}(list) {
    const record = { id: ${part}, n${part}: [${part}, 'part'], text: JSON.stringify({ part: ${part} }) }
    const element = document.createElement('p')
    element.className = 'k${part % KINDS}'
    element.append(record.text, document.createElement('b'))
    list.append(element)
    return record.n${part}.map((one) => one + record.id).join()
  }
  f${part}(document.body)${part % 50 === 0 ? '; document.body.offsetHeight' : ''}`,
)
const PAGE = `<!doctype html><title>Work</title><style>${rules.join('\n')}</style>
<body>${sections.join('\n')}<script>${functions.join('\n')}</script>`

/** ms of the main thread for that page in a new renderer, the middle of three. */
export async function pageWork(browser: Browser): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.setContent(PAGE)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    const { metrics } = await session.send('Performance.getMetrics')
    taken.push((metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000)
    await context.close()
  }
  return median(taken)
}
