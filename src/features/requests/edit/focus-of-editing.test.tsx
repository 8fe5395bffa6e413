// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormAfter } from '#src/features/requests/actions/act-and-tell.ts'
import { dialog } from '#src/features/requests/actions/dialog-copy.ts'
import { actions, editing } from '#src/features/requests/copy.ts'
import { LIST_ID } from '#src/features/requests/list/list-focus.ts'
import { RequestsOnPhone } from '#src/features/requests/list/requests-on-phone.tsx'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'

const phone = vi.hoisted(() => ({ requests: [] as RequestOnPhone[] }))
const sent = vi.hoisted(() => ({ answer: (_: unknown): void => undefined }))
vi.mock('#src/features/requests/list/use-requests-on-phone.ts', () => ({
  useRequestsOnPhone: () => ({
    requests: phone.requests,
    unreadableCount: 0,
    problem: null,
    onDisk: new Set(),
    missing: [],
  }),
}))
vi.mock('#src/features/requests/actions/act-and-tell.ts', () => ({
  changeAndTell: () =>
    new Promise((resolve) => {
      sent.answer = resolve
    }),
}))

const idAt = (at: number) => `${at}f2b8c1e-0000-4000-8000-000000000000`
const others = [2, 3, 4, 5, 6].map((at) => request({ id: idAt(at) }))
const edited = request({ id: idAt(1) })
/** What is sent in its place has another id. */
const changed = (change: Partial<RequestOnPhone>) => request({ id: idAt(7), ...change })
const fieldWords = { email: 'Theirs.' }
const refused = changed({ state: 'refused', fieldWords })

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
})

/** The form and the list take the focus after a frame. */
const framesLater = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

async function show(first: RequestOnPhone): Promise<void> {
  phone.requests = [first, ...others]
  const none = () => null
  await act(async () =>
    root.render(
      <MemoryRouter>
        <RequestsOnPhone slotOffer={none} anotherDate={none} visit={none} />
      </MemoryRouter>,
    ),
  )
  await framesLater()
}

async function press(start: string): Promise<void> {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(start))
  if (!found) throw new Error(`No button begins with ${start}`)
  await act(async () => {
    found.focus()
    found.click()
  })
  await framesLater()
}

/** The form goes with its card at once; the answer takes its time. */
async function send(): Promise<void> {
  await show(edited)
  await press(actions.more)
  await press(actions.edit)
  expect(focused()).toBe('firstname')
  await press(editing.save)
  await show(changed({ state: 'sending' }))
  expect(page.querySelector('form')).toBeNull()
}

async function answer(after: FormAfter): Promise<void> {
  await act(async () => sent.answer(after))
  await framesLater()
}

const search = () => page.querySelector<HTMLElement>('[name=find]')?.focus()
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.id

it('the list takes the focus from a form that goes as its request is sent, and keeps it', async () => {
  await send()
  expect(focused()).toBe(LIST_ID)
  await show(changed({ state: 'delivered', details: null }))
  await answer({ form: 'taken', id: idAt(7) })
  expect(focused()).toBe(LIST_ID)
})

it('who turned to something else while it was sent stays there, whatever comes of it', async () => {
  await send()
  search()
  await answer({ form: 'taken', id: idAt(7) })
  expect(focused()).toBe('find')
})

it('who turned to something else stays there when the form comes back with a refusal', async () => {
  await send()
  search()
  await show(refused)
  await answer({ form: 'refused', id: idAt(7) })
  expect(page.querySelector('form [name=email]')).not.toBeNull()
  expect(focused()).toBe('find')
})

it('who waits for it is led to the refused field of the form that comes back', async () => {
  await send()
  await show(refused)
  await answer({ form: 'refused', id: idAt(7) })
  expect(focused()).toBe('email')
})

it('the list takes the focus from a form that is cancelled', async () => {
  await show(edited)
  await press(actions.more)
  await press(actions.edit)
  await press(dialog.cancel)
  expect(focused()).toBe(LIST_ID)
})
