import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { shareOf } from './whole.ts'

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const
const SCHEMES = ['light', 'dark'] as const
/** The rules that depend on colours: words on their ground, and links among words. */
const OF_COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/**
 * What axe finds in the current state of a page, on a phone and a desktop, in light and in dark. Rules that do not
 * depend on colours run once at each width. In CI the phone is light and the desktop dark.
 */
export async function axeEverywhere(page: Page, what: string, part = 'main'): Promise<string[]> {
  const found: string[] = []
  for (const [place, viewport] of VIEWPORTS.entries()) {
    await page.setViewportSize(viewport)
    for (const fault of await axeInSchemes(page, part, shareOf(SCHEMES, place, SCHEMES.length)))
      found.push(`${what}, ${viewport.width} px, ${fault}`)
  }
  return found
}

/** What axe finds at the page's own width, by default in light and in dark. */
export async function axeInSchemes(
  page: Page,
  part = 'html',
  schemes: readonly ('light' | 'dark')[] = SCHEMES,
): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const faults = await axeFaults(page, part, colorScheme === schemes[0] ? {} : OF_COLOURS)
    for (const fault of faults) found.push(`${colorScheme}: ${fault}`)
  }
  return found
}

/**
 * `rule at selectors` of each rule that a part breaks. It asks axe itself, and only for violations. The
 * builder for Playwright takes four times as long: it loads axe anew for each look, and carries what passed too. The
 * site's own pages have no frames but the players of other hosts.
 */
export async function axeFaults(page: Page, part = 'html', options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(addOurRule)
  }
  const violations = await page.evaluate(
    async ([selector, settings]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const results = await inPage.run(selector, settings)
      return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
    },
    [part, { resultTypes: ['violations'], iframes: false, ...options }] satisfies [string, RunOptions],
  )
  return violations.map(({ id, targets }) => `${id} at ${targets.join(' | ')}`)
}

/** Some screen readers do not announce words of a live region that was not there before them. */
function addOurRule(): void {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const isThere = (region: Element) =>
    region.hasChildNodes() ||
    !region.parentElement?.checkVisibility() ||
    getComputedStyle(region).display !== 'none'
  inPage.configure({
    checks: [{ id: 'is-there', evaluate: isThere }],
    rules: [
      {
        id: 'live-region-before-its-words',
        selector: '[role=status], [role=alert], [aria-live]',
        excludeHidden: false,
        any: ['is-there'],
      },
    ],
  })
}
