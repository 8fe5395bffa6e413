// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { RichText } from './rich-text.tsx'
import { richTextCopy } from './rich-text-copy.ts'
import { RichTextEmbed } from './rich-text-embed.tsx'

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an article whose filter did not come is shown as soon as somebody answers again', async () => {
  vi.doMock('./rich-text-article.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  await act(async () => {
    root.render(
      <MemoryRouter>
        <RichText html="" />
      </MemoryRouter>,
    )
  })
  await act(() => vi.dynamicImportSettled())
  expect(page.textContent).toContain(richTextCopy.failed)
  vi.doMock('./rich-text-article.ts', () => ({
    articleOf: () => ({ fragment: document.createTextNode('The text'), embeds: [] }),
  }))
  await act(async () => reachable.tell())
  await act(() => vi.dynamicImportSettled())
  expect(page.textContent).toBe('The text')
})

test('a link of an article that is pressed twice takes one step in the history', async () => {
  vi.doMock('./rich-text-article.ts', () => ({
    articleOf: () => {
      const fragment = document.createElement('p')
      fragment.innerHTML = '<a href="/faqs" data-screen>Questions</a>'
      return { fragment, embeds: [] }
    },
  }))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <RichText html="" />
      </BrowserRouter>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
  const before = history.length
  for (const _ of [1, 2]) await act(async () => page.querySelector('a')?.click())
  expect(location.pathname).toBe('/faqs')
  expect(history.length).toBe(before + 1)
})

test('the player of another site opens only where the phone has a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const embed = {
    kind: 'frame',
    src: 'https://www.youtube.com/embed/abc_DEF-123',
    label: '',
    still: null,
  } as const
  await act(async () => root.render(<RichTextEmbed embed={embed} />))
  const press = () => act(async () => page.querySelector('button')?.click())
  await press()
  expect(page.querySelector('iframe')).toBeNull()
  online.mockReturnValue(true)
  await press()
  expect(page.querySelector('iframe')).not.toBeNull()
})
