import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Does to a page what a browser's translation does: words stand in `<font><font>…</font></font>`, and their text nodes
 * are gone. React still holds those nodes, so it can neither change nor remove them.
 */
export function translate(part: Node): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

/** What stands on a page that shows one look after the other, and is translated after each. */
export const wordsAfter = (...looks: ReactNode[]): Promise<string> => wordsOf(looks, () => undefined)

/** What stands on a translated page once its first button is pressed. */
export const wordsAfterPress = (look: ReactNode): Promise<string> =>
  wordsOf([look], (page) => page.querySelector('button')?.click())

async function wordsOf(looks: ReactNode[], press: (page: HTMLElement) => void): Promise<string> {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  for (const look of looks) {
    await act(async () => root.render(look))
    translate(page)
  }
  await act(async () => press(page))
  const words = page.textContent
  await act(async () => root.unmount())
  page.remove()
  return words
}
