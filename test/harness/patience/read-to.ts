import { expect, type Locator, type Page } from '@playwright/test'
import { drawn } from './drawn.ts'

/** Scrolls there at once, and waits until the screen has heard of it: it remembers where Back leads with the next frame. */
export async function readTo(page: Page, place: number | Locator): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const heard = { top: Number.NaN }
    addEventListener('scroll', () => {
      heard.top = scrollY
    })
    return heard
  })
  if (typeof place === 'number') await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  else await place.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const isHeard = async () => {
    await drawn(page)
    return heard.evaluate(({ top }) => top === scrollY)
  }
  await expect.poll(isHeard).toBe(true)
}
