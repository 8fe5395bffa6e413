// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { SearchResults } from './search-results.tsx'

let box: HTMLElement
let root: Root
let client: QueryClient
let answerPage2: (answer: Response) => void
let visits = 0
let asked = ''

const page = (topic: string, pages: number) =>
  Response.json({ statusCode: 200, data: [{ id: topic, slug: topic, topic }], page: 1, pages })

const show = (text: string, settled = text) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname: '/', key: `visit ${visits}` }]}>
          <SearchResults
            text={text}
            settled={settled}
            category="general"
            onAllCategories={() => undefined}
            onClear={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
const seen = (text: string) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(box.textContent).toContain(text)
  })
const more = () =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show more posts')
const press = () => act(async () => more()?.click())

beforeEach(async () => {
  visits += 1
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (url: unknown) => {
    asked = String(url)
    if (!/page=2/.test(String(url))) return Promise.resolve(page('Deed one', 2))
    return new Promise<Response>((resolve) => {
      answerPage2 = resolve
    })
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await show('deed')
  await seen('At least 1 post with “deed”')
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

it('keeps the button, its focus and “At least” while the last page is asked for', async () => {
  const pressed = more()
  pressed?.focus()
  await press()
  await seen('Asking for more posts…')
  expect(document.activeElement).toBe(pressed)
  expect(pressed?.getAttribute('aria-busy')).toBe('true')
  expect(box.textContent).toContain('At least 1 post with “deed”')
  await act(async () => answerPage2(page('Deed two', 2)))
  await seen('2 posts with “deed”')
  expect(box.textContent).not.toContain('At least')
  expect(more()).toBeUndefined()
})

it('lets the button ask again for a page that failed, also after another word', async () => {
  await press()
  await seen('Asking for more posts…')
  await act(async () => answerPage2(Response.json({ statusCode: 500 }, { status: 500 })))
  await seen('our server gave no sound answer')
  expect(box.textContent).toContain('At least 1 post with “deed”')
  await show('d')
  await show('deed')
  await seen('At least 1 post with “deed”')
  await press()
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(more()?.getAttribute('aria-busy')).toBe('true')
  })
  await act(async () => answerPage2(page('Deed two', 2)))
  await seen('2 posts with “deed”')
  expect(more()).toBeUndefined()
})

it('Back finds as many posts as before, in their order, and asks for none again', async () => {
  await press()
  await act(async () => answerPage2(page('Deed two', 2)))
  await seen('2 posts with “deed”')
  await act(async () => root.unmount())
  const [opened] = schemas['post-page']({ data: [{ id: '2', slug: 'Deed two', topic: 'Deed two' }] }).data
  client.setQueryData(['post', 'Deed two'], { value: opened, storedAt: Date.now() })
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  root = createRoot(box)
  await show('deed')
  await seen('2 posts with “deed”')
  expect([...box.querySelectorAll('article h3')].map((heading) => heading.textContent)).toEqual([
    'Deed one',
    'Deed two',
  ])
  expect(more()).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

it('leaves what is shown in its place, and adds more at the end', async () => {
  const shown = () => [...box.querySelectorAll('article h3')].map((heading) => heading.textContent)
  const all = new Set<string>()
  const watch = new MutationObserver(() => all.add(shown().join()))
  watch.observe(box, { childList: true, subtree: true, characterData: true })
  await press()
  await act(async () => answerPage2(page('A deed with a deed', 2)))
  await seen('2 posts with “deed”')
  watch.disconnect()
  expect([...all]).toEqual(['Deed one', 'Deed one,A deed with a deed'])
})

it.each(['x', '?'])('says of %j that only this phone was searched: nobody else was asked', async (text) => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await show(text)
  await seen(`No post with “${text}”`)
  await seen('Searching only the 1 post on this phone. It takes two letters to ask our server.')
  await seen('It may be in a post that this phone has not read.')
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  ['x', 200, 'No post was read on this phone yet. It takes two letters to ask our server.'],
  ['plot', 500, 'No post was read on this phone yet: our server gave no sound answer.'],
])('says of %j to a phone without a post why none was found', async (text, status, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ statusCode: status }, { status }))
  await act(async () => root.unmount())
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root = createRoot(box)
  await show(text)
  await seen(words)
  expect(box.textContent).not.toContain('until the network is back')
})

it('does not take a fault at the text before for one at this text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ statusCode: 500 }, { status: 500 }))
  await show('zzzz')
  await seen('our server gave no sound answer.')
  await show('zzzzz', 'zzzz')
  expect(box.textContent).not.toContain('No post')
})

it('says “No post” of no text that nobody was asked for yet', async () => {
  await show('plot', 'deed')
  expect(box.textContent).toMatch(/^Asking for more posts…/)
  await show('plot')
  await seen('1 post with “plot”')
})

it('the provider is asked for one of what is typed as many', async () => {
  await show('Land Titles')
  await vi.waitFor(() => expect(asked).toMatch(/text=Land\+Title$/))
})

it('the provider, which looks for the text as one piece, is asked for all before its last word as typed', async () => {
  await show('Five plots or more')
  await vi.waitFor(() => expect(asked).toMatch(/text=Five\+plots\+or\+more$/))
})
