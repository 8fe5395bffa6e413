// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { dressPictures } from './rich-text-pictures.ts'

/** What stands in the article after its one picture failed as often as it was asked for. */
function leftOf(html: string): string | null {
  const article = document.createElement('template')
  article.innerHTML = html
  dressPictures(article.content)
  for (let times = 0; times < 2; times++)
    article.content.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(article.content.querySelector('img')).toBeNull()
  return article.content.textContent
}

it.each([
  ['a failed picture leaves its words', '<img src="/a.jpg" alt="The gate">', 'Picture not loaded: The gate'],
  [
    'one without words is missed in words too',
    '<img src="https://elsewhere.example/a.jpg">',
    'Picture not loaded',
  ],
  ['so is one of empty words', '<img src="/a.jpg" alt="" width="640">', 'Picture not loaded'],
  ['so is one as wide as the text', '<img src="/a.jpg" width="100%">', 'Picture not loaded'],
  ['so is one of a width in px', '<img src="/a.jpg" width="640px">', 'Picture not loaded'],
  ['a pixel that counts readers goes in silence', '<img src="https://count.example/p.gif" width="1">', ''],
  ['so does one of no width', '<img src="https://count.example/p.gif" alt="" width="0">', ''],
  ['one without an address goes in silence', '<img src="">', ''],
  ['one without an address leaves its words', '<img src="" alt="The gate">', 'Picture not loaded: The gate'],
])('%s', (_, html, left) => {
  expect(leftOf(html)).toBe(left)
})

it('a picture that failed is tried again with each line that is back, and only while its article stands', () => {
  const page = document.body.appendChild(document.createElement('article'))
  page.innerHTML = '<p><img src="/media/a.jpg" alt="The gate"> <img src="" alt="Nothing"></p>'
  const article = new DocumentFragment()
  article.append(...page.childNodes)
  dressPictures(article)
  page.append(article)
  const picture = page.querySelector('img')
  const widths = picture?.srcset
  expect(widths).toBeTruthy()
  const fail = () => {
    for (let times = 0; times < 2; times++) page.querySelector('img')?.dispatchEvent(new Event('error'))
  }
  const asked = vi.spyOn(picture as HTMLImageElement, 'src', 'set')
  for (let times = 1; times <= 2; times++) {
    fail()
    expect(page.textContent).toBe('Picture not loaded: The gate Picture not loaded: Nothing')
    reachable.tell()
    expect(page.querySelector('img')).toBe(picture)
    expect(picture?.srcset, 'no whole picture is asked for').toBe(widths)
    expect(page.textContent).toBe(' Picture not loaded: Nothing')
    reachable.tell()
    expect(asked).toHaveBeenCalledTimes(times)
  }
  fail()
  page.remove()
  reachable.tell()
  expect(asked).toHaveBeenCalledTimes(2)
})
