// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePostPage } from './use-post-page.ts'

const line = { asked: [] as string[], answers: new Map<string, (answer: Response) => void>() }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  line.asked = []
  vi.stubGlobal('fetch', (url: string) => {
    const { search } = new URL(url, 'http://site.test')
    line.asked.push(search)
    return new Promise<Response>((resolve) => line.answers.set(search, resolve))
  })
})
afterEach(() => vi.unstubAllGlobals())

const TEN = '?page=1&perPage=10'
const NEWS = '?page=1&perPage=2&type=news'

const answer = (search: string, types: string[], pages: number) => {
  const data = types.map((type, at) => ({ id: at + 1, slug: `post-${at}`, topic: `${type} ${at}`, type }))
  line.answers.get(search)?.(Response.json({ statusCode: 200, data, page: 1, pages }))
}
const fail = (search: string) => line.answers.get(search)?.(Response.json({}, { status: 500 }))

const soon = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    check()
  })

const ten = (...first: string[]) => Array.from({ length: 10 }, (_, at) => first[at] ?? 'blog')

function List({ isNear }: { isNear: boolean }) {
  const { data, isGuess } = usePostPage({ page: 1, perPage: 2, type: 'news' }, isNear)
  const topics = data?.value.data.map(({ topic }) => topic).join(', ')
  return data && `${topics} of ${isGuess ? 'some' : data.value.pages}`
}

async function open() {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const show = (isNear: boolean) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <List isNear={isNear} />
        </QueryClientProvider>,
      ),
    )
  await show(false)
  await soon(() => expect(line.asked).toEqual([TEN]))
  const said = () => page.textContent
  return { said, show, leave: () => act(async () => root.unmount()) }
}

it('what the ten of the pick have of a page is not asked for before somebody is near, and shows until it comes', async () => {
  const { said, show, leave } = await open()
  answer(TEN, ten('blog', 'news', 'news', 'news'), 3)
  await soon(() => expect(said()).toBe('news 1, news 2 of some'))
  expect(line.asked).toEqual([TEN])
  await show(true)
  await soon(() => expect(line.asked).toEqual([TEN, NEWS]))
  expect(said()).toBe('news 1, news 2 of some')
  answer(NEWS, ['news', 'news'], 4)
  await soon(() => expect(said()).toBe('news 0, news 1 of 4'))
  await leave()
})

it('what they have not is asked for as soon as that is known', async () => {
  const { said, leave } = await open()
  answer(TEN, ten('news'), 3)
  await soon(() => expect(line.asked).toEqual([TEN, NEWS]))
  expect(said()).toBe('')
  await leave()
})

it('a page is asked for where the ten failed', async () => {
  const { leave } = await open()
  fail(TEN)
  await soon(() => expect(line.asked).toEqual([TEN, NEWS]))
  await leave()
})

it('what is known stays where its own answer fails', async () => {
  const { said, show, leave } = await open()
  answer(TEN, ten('news', 'news'), 3)
  await show(true)
  await soon(() => expect(line.asked).toEqual([TEN, NEWS]))
  fail(NEWS)
  await soon(() => expect(said()).toBe('news 0, news 1 of some'))
  await leave()
})
