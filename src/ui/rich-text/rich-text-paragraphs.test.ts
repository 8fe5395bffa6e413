// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { spokenPieces } from '#src/features/posts/listen/spoken-parts.ts'
import { dressLooseText } from './rich-text-paragraphs.ts'

function dressed(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  dressLooseText(template.content)
  const box = document.createElement('div')
  box.append(template.content)
  return box
}

test.each([
  ['words alone', 'One <b>two</b>.', '<p>One <b>two</b>.</p>'],
  ['words beside paragraphs', 'One<div>Two</div> three', '<p>One</p><div>Two</div><p> three</p>'],
  ['lines with a blank one between', 'One<br><br>Two<br>three<br>', '<p>One</p><p>Two<br>three<br></p>'],
  ['blanks between paragraphs', '<p>One</p>\n <p>Two</p><br>', '<p>One</p>\n <p>Two</p>'],
  ['a wrapper of paragraphs', '<span><p>One</p></span>', '<span><p>One</p></span>'],
])('%s', (_, html, expected) => {
  expect(dressed(html).innerHTML).toBe(expected)
})

test('a voice has something to read of a post without paragraphs', () => {
  expect(spokenPieces(dressed('The gate is <b>open</b>.<br><br>Come in.')).map(({ text }) => text)).toEqual([
    'The gate is open.',
    'Come in.',
  ])
})
