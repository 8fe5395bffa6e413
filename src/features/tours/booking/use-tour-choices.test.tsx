// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { choiceProblems, choices, form as formWords, tours } from '#src/features/tours/copy.ts'
import { tourDates, tourPackages, tourProjects, tourTimes } from '#src/features/tours/queries.ts'
import { toast } from '#src/ui/toast.ts'
import { noChoice } from './booking-choice.ts'
import { BookingForm } from './booking-form.tsx'
import { ChoiceField } from './fields/choice-field.tsx'
import { useTourChoices } from './use-tour-choices.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.parse('2027-01-04T09:00:00Z')
const { date: words } = choices

function DateField() {
  const { date } = useTourChoices({ ...noChoice, packageId: '14' })
  return <ChoiceField step="date" value={null} list={date} error={undefined} onChange={() => undefined} />
}

function TimeField() {
  const { scheduleId: times } = useTourChoices({ ...noChoice, packageId: '14', date: '2027-01-30' })
  return (
    <ChoiceField step="scheduleId" value={null} list={times} error={undefined} onChange={() => undefined} />
  )
}

/** The field of these dates, at `NOW` and without a network. */
async function drawDates(value: string[], storedAt: number) {
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
  return { box, root }
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
  const { box, root } = await drawDates(value, storedAt)
  const [, ...options] = [...box.querySelectorAll('option')].map(({ textContent }) => textContent)
  const note = box.querySelector('.field-help')?.firstChild?.textContent
  expect([...options, note].filter(Boolean)).toEqual([said])
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('a form that stands open over midnight offers the day that has come no more', async () => {
  const value = ['2027-01-05', '2027-01-09']
  const { box, root } = await drawDates(value, NOW)
  const days = () => [...box.querySelectorAll('option')].map((option) => option.value).filter(Boolean)
  expect(days()).toEqual(value)
  vi.setSystemTime(NOW + DAY_MS)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(days()).toEqual(['2027-01-09'])
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('a day without kept times names the days that have some on this phone, also in a pack alone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.slice(-10))
    if (!address.endsWith('2027-02-06')) throw new TypeError('Failed to fetch')
    return Response.json({ statusCode: 200, data: { 77: '09:00' } }) // the worker answers from a pack
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const days = ['2027-01-02', '2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30', '2027-02-06']
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false, retry: false } } })
  client.setQueryData(tourDates(0, '', '14').queryKey, { value: days, storedAt: NOW })
  for (const [at, day] of days.slice(0, 4).entries()) {
    const value = at === 2 ? [] : [{ scheduleId: '77', time: '09:00' }]
    client.setQueryData(tourTimes(0, '', '14', day).queryKey, { value, storedAt: NOW })
  }
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <TimeField />
      </QueryClientProvider>,
    ),
  )
  const said = () => [...box.querySelectorAll('.field-help span')].map(({ textContent }) => textContent)
  await act(() =>
    vi.waitFor(() =>
      expect(said()).toEqual([
        `${choiceProblems.offline} This phone has the times of Sat, Jan 9, 2027; Sat, Jan 23, 2027; Sat, Feb 6, 2027.`,
      ]),
    ),
  )
  expect(asked.toSorted(), 'and each is asked for once').toEqual(['2027-01-30', '2027-02-06'])
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a press while the lists of a chosen tour load is told so, and names none of its choices as missing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const info = vi.spyOn(toast, 'info').mockImplementation(() => undefined)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const tour = '/site_tour?projectType=land&projectId=3&packageId=14&date=2099-12-05&time=77'
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[tour]}>
          <BookingForm otherWays={() => null} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const input of box.querySelectorAll<HTMLInputElement>('form input[required]'))
    await act(async () => {
      write?.call(input, input.type === 'email' ? 'ada@example.com' : '08031234567')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const words = () => box.querySelector('button[type=submit] + div .small-print')?.textContent
  expect(words()).toBe(formWords.choicesLoad)
  await act(async () => {
    box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect(info).toHaveBeenCalledExactlyOnceWith(formWords.choicesLoad)
  expect(box.querySelectorAll('form [aria-invalid=true]')).toHaveLength(0)

  const storedAt = Date.now()
  const named = (id: string) => ({ value: [{ id, name: 'Any' }], storedAt })
  await act(async () => {
    client.setQueryData(tourProjects(1).queryKey, named('3'))
    client.setQueryData(tourPackages(1, '3').queryKey, named('14'))
    client.setQueryData(tourDates(1, '3', '14').queryKey, { value: ['2099-12-05'], storedAt })
    const times = [{ scheduleId: '77', time: '09:00' }]
    client.setQueryData(tourTimes(1, '3', '14', '2099-12-05').queryKey, { value: times, storedAt })
  })
  await vi.waitFor(() => expect(words()).toBe(formWords.privacy))
  await act(async () => root.unmount())
  box.remove()
})
