// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import { bookingChoice, noChoice } from './booking-choice.ts'
import { type BookingDraft, useBookingDraft } from './use-booking-draft.ts'
import { usePreselection } from './use-preselection.ts'

const tour = {
  id: 7,
  projectType: { id: 1, name: 'land' },
  project: { id: 3, name: 'Estate' },
  package: { id: 14, name: 'Plot' },
}

function Form() {
  const [choice, choose] = useReducer(bookingChoice, noChoice)
  const withoutTours = usePreselection(choose, null)
  return `${choice.projectType} ${choice.projectId} ${choice.packageId}, no tours of ${withoutTours}`
}

it('what the list of tours chose stays when the tour leaves the list', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const list = (tours: object[]) => {
    const read = { value: schemas['schedule-list'](tours), storedAt: Date.now() }
    client.setQueryData(upcomingTours().queryKey, read)
  }
  const box = document.createElement('div')
  list([tour])
  await act(async () =>
    createRoot(box).render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/site_tour?projectType=land&packageId=14']}>
          <Form />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(box.textContent).toBe('land 3 14, no tours of null')
  await act(async () => {
    list([])
    await vi.waitFor(() => expect(box.textContent).toContain('no tours of 14'))
  })
  expect(box.textContent).toBe('land 3 14, no tours of 14')
})

let form: BookingDraft
let go: ReturnType<typeof useNavigate>

function Kept() {
  form = useBookingDraft()
  go = useNavigate()
  return null
}

describe('a form that comes back,', () => {
  const CARD = '/site_tour?projectType=land&projectId=3&packageId=14&date=2026-12-05&time=77'
  const OTHER = '/site_tour?projectType=land&projectId=3&packageId=15'
  let close = async () => {}
  const open = async (address: string) => {
    const root = createRoot(document.createElement('div'))
    close = () => act(async () => root.unmount())
    await act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter key={address} initialEntries={[address]}>
            <Kept />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    )
  }
  const chooseDate = (value: string) => act(async () => form.choose({ kind: 'chosen', step: 'date', value }))
  const restore = (kept: DraftFields) => act(async () => void form.restore(kept))

  /** Pressed the card, chose another date, typed a name: what the phone keeps of it. */
  async function changedDate(): Promise<DraftFields> {
    await open(CARD)
    await chooseDate('2026-12-12')
    await act(async () => form.type('firstname', 'Ada'))
    await close()
    if (!form.fields) throw new Error('Nothing is kept')
    return form.fields
  }

  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
  afterEach(() => close())

  it('at the address under which the tour was changed, holds what was chosen there', async () => {
    const kept = await changedDate()
    await open(CARD)
    await restore(kept)
    expect(form.choice).toMatchObject({ packageId: '14', date: '2026-12-12', scheduleId: null })
    expect(form.fields).toEqual(kept)
  })

  it('at a page that names no tour and then back at that address, still does', async () => {
    const kept = await changedDate()
    await open('/site_tour')
    await restore(kept)
    expect(form.fields).toEqual(kept)
    await close()
    const later = form.fields ?? {}
    await open(CARD)
    await restore(later)
    expect(form.choice.date).toBe('2026-12-12')
  })

  it.each<[string, string, (kept: DraftFields) => DraftFields]>([
    ['at an address that is new to it', OTHER, (kept) => kept],
    ['kept by an older build', CARD, ({ chosenUnder: _, ...older }) => older],
  ])('%s, holds the tour of the address', async (_, address, asKept) => {
    const kept = await changedDate()
    await open(address)
    const { choice } = form
    await restore(asKept(kept))
    expect(form.choice).toEqual(choice)
    expect(form.contact.firstname).toBe('Ada')
  })

  it('at an address that names only the line, and then back at that address, still does', async () => {
    const kept = await changedDate()
    await open('/site_tour?projectType=land')
    await restore(kept)
    const later = form.fields ?? {}
    await close()
    await open(CARD)
    await restore(later)
    expect(form.choice.date).toBe('2026-12-12')
  })

  it('at an address that names another package alone, waits for where it belongs', async () => {
    const kept = await changedDate()
    await open('/site_tour?packageId=15')
    await restore(kept)
    expect(form.choice.packageId).toBeNull()
    expect(form.contact.firstname).toBe('Ada')
  })

  it('once another address has won, holds the tour of the first address there again', async () => {
    const kept = await changedDate()
    await open(OTHER)
    await restore(kept)
    const later = form.fields ?? {}
    await close()
    await open(CARD)
    await restore(later)
    expect(form.choice).toMatchObject({ packageId: '14', date: '2026-12-05' })
  })

  it('once a card of the same screen was pressed, holds the tour of the first address there again', async () => {
    await open(`${CARD}#site_tour_form`)
    await chooseDate('2026-12-12')
    await act(async () => go(`${OTHER}#site_tour_form`))
    const later = form.fields ?? {}
    expect(later.packageId).toBe('15')
    await close()
    await open(CARD)
    await restore(later)
    expect(form.choice).toMatchObject({ packageId: '14', date: '2026-12-05' })
  })

  it.each([1, 2])(
    'after the card was pressed again %d times, holds the tour of the card',
    async (presses) => {
      const kept = await changedDate()
      await open('/site_tour')
      for (let press = 0; press < presses; press++)
        await act(async () => go(`${CARD}#site_tour_form`, { replace: press > 0 }))
      await restore(kept)
      expect(form.choice.date).toBe('2026-12-05')
    },
  )

  it('after a filter of the same screen was touched, holds what was chosen', async () => {
    const kept = await changedDate()
    await open(CARD)
    await act(async () => go(`${CARD}&open=1`, { replace: true }))
    await restore(kept)
    expect(form.choice.date).toBe('2026-12-12')
  })

  it('to that address on the same screen, stands as it was left', async () => {
    await open(`${CARD}#site_tour_form`)
    await chooseDate('2026-12-12')
    await act(async () => go('/site_tour#site_tour_form'))
    await act(async () => go(-1))
    expect(form.choice.date).toBe('2026-12-12')
    await act(async () => go(`${CARD}#site_tour_form`, { replace: true }))
    expect(form.choice.date, 'its link is pressed again').toBe('2026-12-05')
  })

  it('holds what was chosen before the phone answered', async () => {
    const kept = await changedDate()
    await open(CARD)
    await chooseDate('2026-12-19')
    await restore(kept)
    expect(form.choice.date).toBe('2026-12-19')
  })
})
