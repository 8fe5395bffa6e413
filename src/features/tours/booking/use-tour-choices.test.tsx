// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { choices, tours } from '#src/features/tours/copy.ts'
import { tourDates } from '#src/features/tours/queries.ts'
import { noChoice } from './booking-choice.ts'
import { ChoiceField } from './choice-field.tsx'
import { useTourChoices } from './use-tour-choices.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.parse('2027-01-04T09:00:00Z')
const { date: words } = choices

function DateField() {
  const { date } = useTourChoices({ ...noChoice, packageId: '14' })
  return <ChoiceField step="date" value={null} list={date} error={undefined} onChange={() => undefined} />
}

it.each<[string, string[], number, string]>([
  ['of a provider that sends none is told so', [], NOW - DAY_MS, words.empty],
  [
    'of which nothing lies ahead when it was just read may mean that the date of this phone is wrong',
    ['2026-12-05'],
    NOW,
    'No dates after Mon, Jan 4, 2027. Is that today? If not, please set the date of this phone.',
  ],
  ['that this phone kept until all were over are told as such', ['2026-12-05'], NOW - DAY_MS, tours.over],
])('a list of dates %s', async (_, value, storedAt, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } })
  client.setQueryData(tourDates(0, '', '14').queryKey, { value, storedAt })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <DateField />
      </QueryClientProvider>,
    ),
  )
  const [, ...options] = [...box.querySelectorAll('option')].map(({ textContent }) => textContent)
  const note = box.querySelector('.field-help')?.firstChild?.textContent
  expect([...options, note].filter(Boolean)).toEqual([said])
  await act(async () => root.unmount())
  vi.useRealTimers()
})
