import type { Locator } from '@playwright/test'

/** The sums of a part that stand on two lines: their last digits are read as something else, or not at all. */
export const brokenFigures = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue
      for (const { 0: figure, index } of (text.textContent ?? '').matchAll(/₦\d[\d,.]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + figure.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(figure)
      }
    }
    return broken
  })
