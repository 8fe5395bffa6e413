import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { takeNews } from './take-news.ts'

const PATH = '/projects/1'

/** A list on the screen whose answers come in turn, when the test gives them. */
function onScreen() {
  const client = createQueryClient()
  const answers: ((words: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: [PATH],
    queryFn: ({ signal }) => {
      signal.throwIfAborted()
      return new Promise<string>((resolve) => void answers.push(resolve))
    },
    meta: { path: PATH },
  })
  const shown: (string | undefined)[] = []
  observer.subscribe(({ data }) => shown.push(data))
  return { client, answers, observer, shown }
}

test('news of a list that still waits for its first answer are read, whatever that answer is', async () => {
  const { client, answers, observer } = onScreen()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const taken = takeNews(client, PATH)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('the copy')
  answers[1]?.('the news')
  await taken
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'the news', error: null })
})

test('news of a list that is shown replace it without a word of failure', async () => {
  const { client, answers, observer, shown } = onScreen()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.('the copy')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the copy'))
  const taken = takeNews(client, PATH)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('the news')
  await taken
  expect(observer.getCurrentResult()).toMatchObject({ data: 'the news', error: null })
  expect(shown.slice(shown.indexOf('the copy'))).not.toContain(undefined)
})

test('news of another list ask for nothing', async () => {
  const { client, answers } = onScreen()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await takeNews(client, '/projects/2')
  expect(answers).toHaveLength(1)
})
