import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const
const SCHEMES = ['light', 'dark'] as const

/**
 * What axe finds in the current state of a page, on a phone and a desktop, in light and in dark. Only its contrast rule
 * depends on the colours, so the others run once at each width.
 */
export async function axeEverywhere(page: Page, what: string, part = 'main'): Promise<string[]> {
  const found: string[] = []
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const axe = new AxeBuilder({ page }).include(part)
      const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
      for (const { id, nodes } of violations) {
        const targets = nodes.map(({ target }) => target).join(' | ')
        found.push(`${what}, ${viewport.width} px, ${colorScheme}: ${id} at ${targets}`)
      }
    }
  }
  return found
}
