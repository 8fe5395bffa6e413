import { expect, type Page } from '@playwright/test'

type Noting = { notedToasts?: string[] }

/**
 * Lets the page note the words of each toast: one of four seconds comes and goes while a busy machine stands still. To
 * be called before the page is opened. The answer waits for words that a toast of this page has said.
 */
export async function noteToasts(page: Page): Promise<(words: string) => Promise<void>> {
  await page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { notedToasts: noted } satisfies Noting)
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        const words = toast.textContent ?? ''
        if (!noted.includes(words)) noted.push(words)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const noted = () => page.evaluate(() => (window as Noting).notedToasts ?? [])
  return (words) => expect.poll(noted).toContainEqual(expect.stringContaining(words))
}
