// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PICKED_FROM } from '#contract/article/editorial-pick.ts'
import type { PostsQuery } from '#contract/endpoints.ts'
import { schemas } from '#contract/records/schemas.ts'
import { hubCopy, postsCopy } from '#src/features/posts/copy.ts'
import { postPage } from '#src/features/posts/queries.ts'
import { EditorialPick } from './editorial-pick-card.tsx'
import { LatestPostsList } from './latest-posts-list.tsx'
import { PostPages } from './post-pages.tsx'

vi.mock('#src/ui/reads/use-near-reader.ts', () => ({
  useNearReader: () => ({ box: { current: null }, isNear: true }),
}))

const DRAFT = false
const NEWS = { perPage: 2, type: 'news' } as const

/** What the provider sends of a page. `posts`: whether each is published. */
const answer = (page: number, posts: boolean[], pages: number) => ({
  data: posts.map((active, place) => ({
    id: page * 10 + place,
    slug: `post-${page}-${place}`,
    topic: `Post ${page}`,
    active: Number(active),
  })),
  page,
  pages,
})

/** Whether each post of each page is published. */
function have(query: PostsQuery, ...ofPages: boolean[][]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  for (const [at, posts] of ofPages.entries()) {
    const page = at + 1
    client.setQueryData(postPage({ ...query, page }).queryKey, {
      value: schemas['post-page'](answer(page, posts, ofPages.length)),
      storedAt: Date.now(),
    })
  }
  return client
}

async function open(client: QueryClient, part: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const said = () => page.querySelector('.panel')?.textContent ?? ''
  const topics = () => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
  const button = (name: string) => page.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
  const press = async (name: string) => {
    button(name)?.focus()
    await act(async () => button(name)?.click())
  }
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    expect(page.querySelector('.pulse')).toBeNull()
  })
  return {
    said,
    topics,
    button,
    press,
    leave: () => act(async () => root.unmount()).then(() => page.remove()),
  }
}

function News() {
  const [page, setPage] = useState(1)
  const empty = { title: hubCopy.noneOfType('News'), text: hubCopy.noneOfTypeText }
  return <PostPages query={{ ...NEWS, page }} variant="row" label="News" empty={empty} onPage={setPage} />
}

test('a page of which no post is published leads to the others, and does not say that there are none', async () => {
  const client = have(NEWS, [DRAFT, DRAFT], [true, true], [DRAFT, DRAFT])
  const { said, topics, button, press, leave } = await open(client, <News />)
  expect(said()).toContain(hubCopy.noneHere.title)
  await press('Page 2')
  expect([said(), topics()]).toEqual(['', ['Post 2', 'Post 2']])
  await press('Page 3')
  expect(said()).toContain(hubCopy.noneHere.title)
  expect(document.activeElement, 'the focus stays with the pages').toBe(button('Page 3'))
  await leave()
})

test('a kind of post that has no page but an empty one says so, without pages', async () => {
  const { said, button, leave } = await open(have(NEWS, [DRAFT]), <News />)
  expect([said(), button('Page 1')]).toEqual([hubCopy.noneOfType('News') + hubCopy.noneOfTypeText, null])
  await leave()
})

test('what the ten posts of the pick have of a list stays when its own answer fails, with a way to try again', async () => {
  const client = have(
    { perPage: PICKED_FROM },
    Array.from({ length: PICKED_FROM }, () => true),
  )
  const ten = client.getQueryData(postPage({ page: 1, perPage: PICKED_FROM }).queryKey)
  for (const post of ten?.value.data ?? []) post.type = 'news'
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response('', { status: 404 })
  })
  const { said, topics, leave } = await open(client, <News />)
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    expect(said()).toContain('Try Again')
  })
  expect(topics()).toEqual(['Post 1', 'Post 1'])
  const before = asked
  await act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try Again')?.click(),
  )
  await vi.waitFor(() => expect(asked).toBe(before + 1))
  await leave()
})

const drafts = (count: number) => Array.from({ length: count }, () => DRAFT)

test.each([
  ['shows those of the first ten that are', [...drafts(9), true], ['', 'Post 1']],
  ['says that it has none here', drafts(10), [hubCopy.noneHere.title + hubCopy.noneHere.text]],
])('where the first three posts are not published, the front page %s', async (_, ofTen, shown) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://site.test').search)
    return Response.json({ statusCode: 200, ...answer(1, ofTen, 5) })
  })
  const client = have({ perPage: 3 }, ...Array.from({ length: 17 }, () => drafts(3)))
  const { said, topics, leave } = await open(client, <LatestPostsList />)
  expect([said(), ...topics()]).toEqual(shown)
  expect(asked).toEqual(['?page=1&perPage=10'])
  await leave()
  vi.unstubAllGlobals()
})

test('the front page says that there are no posts only if there are none at all', async () => {
  const { said, leave } = await open(have({ perPage: 3 }, drafts(3)), <LatestPostsList />)
  expect(said()).toContain(postsCopy.noneYet)
  await leave()
})

test.each([
  ['there are none, if the ten are all', [drafts(10)], hubCopy.noPick],
  ['there are none here, if there are others', [drafts(10), [true]], hubCopy.noneHere.title],
])(
  'where the first ten posts are not published, the Editorial Pick says that %s',
  async (_, pages, words) => {
    const { said, leave } = await open(have({ perPage: 10 }, ...pages), <EditorialPick />)
    expect(said()).toContain(words)
    await leave()
  },
)

test.each([
  ['The front page', <LatestPostsList key="latest" perPage={10} />],
  ['The Editorial Pick', <EditorialPick key="pick" />],
])('%s, which has no pager, sends nobody to another page', async (_, part) => {
  const { said, leave } = await open(have({ perPage: 10 }, drafts(10), [true]), part)
  expect(said()).toContain(hubCopy.noneHere.title)
  expect(said()).not.toMatch(/page/i)
  await leave()
})
