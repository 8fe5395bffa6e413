import type { Locator } from '@playwright/test'

/** The sums of a part that stand on several lines, with `|` where each goes on: `₦150,000,00|0` is misread. */
export const brokenFigures = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const lettersOf = (text: Node) =>
      Array.from(text.textContent ?? '', (letter, at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return { letter, top: Math.round(range.getBoundingClientRect().top) }
      })
    const broken: string[] = []
    for (const line of root.querySelectorAll('td, td *, th *')) {
      if (!line.checkVisibility()) continue
      const texts = [...line.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const letters = texts.flatMap(lettersOf)
      const written = letters.map(
        ({ letter, top }, at) => (at > 0 && top > (letters[at - 1]?.top ?? 0) ? '|' : '') + letter,
      )
      for (const [figure] of written.join('').matchAll(/₦[\d,.|]*\d/g))
        if (figure.includes('|')) broken.push(figure)
    }
    return broken
  })
