// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { articleOf } from './rich-text-article.ts'

it('a heading keeps the language and the direction that its article names', () => {
  const { fragment } = articleOf(
    '<p>Titles</p><h1 dir="rtl" lang="ar">عقود</h1><h4 lang="yo">Ilẹ̀</h4><h4>Land</h4>',
    [],
  )
  const said = [...fragment.querySelectorAll('h2,h3')].map((heading) => [
    heading.textContent,
    heading.getAttribute('dir'),
    heading.getAttribute('lang'),
  ])
  expect(said).toEqual([
    ['عقود', 'rtl', 'ar'],
    ['Ilẹ̀', null, 'yo'],
    ['Land', null, null],
  ])
})
