// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialog } from '#src/features/requests/actions/dialog-copy.ts'
import { actions, editAnyway, editing, list, states } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { giveDraft, hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { RequestsOnPhone } from './requests-on-phone.tsx'

const phone = vi.hoisted(() => ({ requests: [] as RequestOnPhone[], inMemory: '', isAway: false }))
const changed = vi.hoisted(() => vi.fn(async () => null))
vi.mock('./use-requests-on-phone.ts', () => ({
  useRequestsOnPhone: () => ({
    requests: phone.requests,
    unreadableCount: 0,
    problem: phone.isAway ? 'unavailable' : phone.inMemory ? 'full' : null,
    onDisk: new Set(phone.requests.map(({ id }) => id).filter((id) => id !== phone.inMemory)),
    missing: [],
  }),
}))
vi.mock('#src/features/requests/actions/act-and-tell.ts', () => ({ changeAndTell: changed }))

let root: Root
let page: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal ??= () => undefined
  changed.mockClear()
  phone.inMemory = ''
  phone.isAway = false
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const booking = (at: number, change: Partial<RequestOnPhone> = {}) =>
  request({
    id: `${at}f2b8c1e-0000-4000-8000-000000000000`,
    label: `House ${'abcdefgh'.charAt(at).repeat(4)}`,
    ...change,
  })
const bookings = (amount: number) => Array.from({ length: amount }, (_, at) => booking(at))

async function show(requests: RequestOnPhone[]): Promise<void> {
  phone.requests = requests
  const none = () => null
  await act(async () =>
    root.render(
      <MemoryRouter>
        <RequestsOnPhone slotOffer={none} anotherDate={none} visit={none} />
      </MemoryRouter>,
    ),
  )
}

/** The form takes the focus after a frame. */
const framesLater = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

async function press(start: string): Promise<void> {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(start))
  if (!found) throw new Error(`No button begins with ${start}`)
  await act(async () => found.click())
  await framesLater()
}

async function type(name: string, text: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) throw new Error(`No field is called ${name}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const typed = () => page.querySelector<HTMLInputElement>('[name=firstname]')?.value

async function correct(words: string): Promise<void> {
  await press(actions.edit)
  await type('firstname', words)
}

it('a half-typed correction outlives a search, whatever is searched', async () => {
  await show(bookings(8))
  await type('find', 'dddd')
  await correct('Ade')
  for (const sought of ['ffff', 'nothing like it', '']) {
    await type('find', sought)
    expect(typed()).toBe('Ade')
  }
})

it('a search that finds nothing says so, also beside a request that is being edited', async () => {
  await show(bookings(8))
  await type('find', 'dddd')
  await press(actions.edit)
  await type('find', 'nobody')
  expect(page.textContent).toContain(list.notFound('nobody'))
})

it('the field of the search stays under the finger once so few are left that none is folded', async () => {
  await show(bookings(6))
  await type('find', 'dddd')
  const field = page.querySelector<HTMLElement>('[name=find]')
  field?.focus()
  await show(bookings(5))
  await type('find', '')
  expect(document.activeElement).toBe(field)
})

it('once everything is deleted, neither the field of the search nor its answer keeps the name that was sought', async () => {
  await show(bookings(6))
  await type('find', 'Ada Okafor')
  await show([])
  expect(page.querySelector('[name=find]')).toBeNull()
  expect(page.textContent).not.toContain('Ada Okafor')
  await show(bookings(6))
  expect(page.querySelector<HTMLInputElement>('[name=find]')?.value).toBe('')
})

it('a storage that is away for a moment takes neither the field of the search nor the word in it', async () => {
  await show(bookings(6))
  await type('find', 'dddd')
  const field = page.querySelector<HTMLInputElement>('[name=find]')
  field?.focus()
  phone.isAway = true
  await show([])
  expect(document.activeElement).toBe(field)
  expect(page.textContent, 'nobody knows').not.toContain(list.notFound('dddd'))
  phone.isAway = false
  await show(bookings(6))
  expect(field?.value).toBe('dddd')
})

it('a half-typed correction outlives a sixth request from another tab, and cannot be folded away', async () => {
  await show(bookings(5))
  await correct('Ade')
  await show(bookings(6))
  expect(typed()).toBe('Ade')
  expect([...page.querySelectorAll('button[aria-expanded]')]).toHaveLength(5)
})

it('what was open stays open beside a sixth request from another tab', async () => {
  await show(bookings(5))
  await show(bookings(6))
  const folds = [...page.querySelectorAll('button[aria-expanded]')]
  expect(folds.map((fold) => fold.getAttribute('aria-expanded'))).toEqual([...Array(5).fill('true'), 'false'])
})

it('the others stay folded when the sixth request goes', async () => {
  await show(bookings(6))
  await press(actions.more)
  await show(bookings(5))
  const open = () =>
    [...page.querySelectorAll('button[aria-expanded]')].map((fold) => fold.getAttribute('aria-expanded'))
  expect(open()).toEqual(['true', ...Array(4).fill('false')])
})

it('of two requests the one that the full phone did not take is told so, and the other is not', async () => {
  phone.inMemory = booking(1).id
  await show(bookings(2))
  const cards = [...page.querySelectorAll('li.panel')].map(({ textContent }) => textContent)
  expect(cards.map((said) => said.includes(states.queued.inMemory))).toEqual([false, true])
})

it('a correction that a reload has carried is open again, and its words are in it', async () => {
  const waits = booking(1)
  giveDraft(`edit-${waits.id}`, { ...waits.details, firstname: 'Ade' })
  await show([booking(0), waits])
  expect(typed()).toBe('Ade')
  await press(dialog.cancel)
  expect(typed()).toBeUndefined()
})

it.each(['refused', 'unsure'] as const)(
  'a half-typed correction outlives its request becoming %s meanwhile; a new risk is asked about',
  async (state) => {
    await show([booking(1)])
    await correct('Ade')
    await show([booking(1, { state, mayHaveArrived: true })])
    expect(typed()).toBe('Ade')
    expect(hasDirtyForm()).toBe(true)
    await press(editing.save)
    expect(page.textContent).toContain(editAnyway.title)
    expect(changed).not.toHaveBeenCalled()
  },
)

it('who was asked about the risk before the form opened is not asked again', async () => {
  await show([booking(1, { state: 'unsure', mayHaveArrived: true })])
  await press(actions.edit)
  await press(editAnyway.confirm)
  await press(editing.save)
  expect(changed).toHaveBeenCalledOnce()
})

it('who types while the request is refused goes on in the same field', async () => {
  await show([booking(1)])
  await correct('Ade')
  page.querySelector<HTMLInputElement>('[name=phoneNumber]')?.focus()
  await show([booking(1, { state: 'refused' })])
  await framesLater()
  expect(document.activeElement?.getAttribute('name')).toBe('phoneNumber')
})

it('what was delivered while its form was open is not found by every later search', async () => {
  const others = bookings(8).slice(1)
  await show([booking(0), ...others])
  await type('find', 'aaaa')
  await correct('Ade')
  await show([booking(0, { state: 'delivered', details: null }), ...others])
  expect(page.textContent).toContain('House aaaa')
  await type('find', 'ffff')
  expect(page.textContent).not.toContain('House aaaa')
})

it('a request whose details are gone names another of the same initials that has arrived', async () => {
  const gone = booking(0, { kind: 'team-application', label: 'Application', state: 'expired', details: null })
  const arrived = {
    ...booking(1),
    kind: gone.kind,
    label: gone.label,
    state: 'delivered' as const,
    details: null,
  }
  const said =
    /Another one for A\. O\. has arrived \(AB-\w{6}\)\. If that is the same person, there is nothing left to send\./
  await show([arrived, gone])
  expect(page.textContent).toMatch(said)
  expect(page.textContent, 'it may be of another person').toContain(actions.again['team-application'])
  for (const other of [{ label: 'Another tour' }, { initials: 'B. E.' }, { state: 'queued' as const }]) {
    await show([{ ...arrived, ...other }, gone])
    expect(page.textContent).not.toMatch(said)
  }
  await show([gone, arrived])
  expect(page.textContent, 'it was made before').not.toMatch(said)
  await show([arrived, booking(0, { ...gone, state: 'refused', details: booking(0).details })])
  expect(page.textContent, 'its details are here').not.toMatch(said)
})
