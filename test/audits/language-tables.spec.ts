/**
 * A browser loads its tables of languages when it first compares or writes something by them. For an order that takes 7
 * ms of a fast processor, for a number 18, in the middle of a page's start (docs/performance.md).
 */
import { everyAddress } from '../faults/rig/every-address.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive, laterParts } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })

declare global {
  interface Window {
    languageTables: string[]
  }
}

/** Runs in the page. */
function watchLanguageTables(): void {
  window.languageTables = []
  const told = (name: string) => ({
    apply(real: (...args: unknown[]) => unknown, self: unknown, args: unknown[]) {
      window.languageTables.push(name)
      return Reflect.apply(real, self, args)
    },
    construct(real: new (...args: unknown[]) => object, args: unknown[]) {
      window.languageTables.push(name)
      return Reflect.construct(real, args)
    },
  })
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) Reflect.set(owner, name, new Proxy(Reflect.get(owner, name), told(name)))
  }
  watch(Intl, ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter'])
  watch(String.prototype, ['localeCompare', 'toLocaleLowerCase'])
  watch(Number.prototype, ['toLocaleString'])
  watch(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
}

test('no screen needs tables of languages before somebody asks for them', async ({ page }) => {
  await page.addInitScript(watchLanguageTables)
  const used: [path: string, by: string[]][] = []
  for (const path of everyAddress) {
    await page.goto(path)
    await interactive(page)
    await laterParts(page)
    const by = await page.evaluate(() => window.languageTables)
    if (by.length > 0) used.push([path, by])
  }
  expect(used).toEqual([])
  expect(await page.evaluate(() => ['b', 'a'].sort((a, b) => a.localeCompare(b)))).toEqual(['a', 'b'])
  expect(await page.evaluate(() => window.languageTables)).toEqual(['localeCompare']) // the watch does see
})
