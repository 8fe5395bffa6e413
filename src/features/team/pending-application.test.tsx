// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { form, pending as words } from './copy.ts'
import type { ApplicationOnPhone } from './mutations.ts'
import { PendingApplication } from './pending-application.tsx'

const onPhone = vi.hoisted(() => ({ all: [] as ApplicationOnPhone[] }))
vi.mock('./use-applications-on-phone.ts', () => ({ useApplicationsOnPhone: () => onPhone.all }))

const refused: ApplicationOnPhone = {
  id: 'a',
  initials: 'A. O.',
  state: 'refused',
  attempts: 1,
  settledAt: Date.now(),
  isSaved: true,
  waitingFor: null,
  mayHaveArrived: false,
  isElsewhere: false,
  isTaken: false,
  isErased: false,
}

it.each<[string, Partial<ApplicationOnPhone>, string | null, string]>([
  ['that was refused', {}, null, words.refused],
  ['whose e-mail is taken', { isTaken: true }, null, form.usedEmail],
  ['that was refused, and is in the form', {}, 'a', ''],
  [
    'that was refused after a try that may have arrived',
    { mayHaveArrived: true },
    null,
    words.refusedInDoubt,
  ],
  ['… also while it is in the form', { mayHaveArrived: true }, 'a', words.refusedInDoubt],
  [
    'that was refused, and whose details are gone',
    { isErased: true },
    null,
    `${words.refusedErased} ${words.again}`,
  ],
  ['that ran out of time', { state: 'expired', isErased: true }, null, `${words.expired} ${words.again}`],
  [
    'that ran out of time after a try that may have arrived',
    { state: 'expired', isErased: true, mayHaveArrived: true },
    null,
    words.expiredInDoubt,
  ],
  ['for another API', { isElsewhere: true, mayHaveArrived: true }, null, words.elsewhere],
])('above the form, an application %s is told as what it is', async (_, change, inForm, said) => {
  await show([{ ...refused, ...change }], inForm)
  expect(document.querySelector('main [role=status]')?.textContent ?? '').toBe(said)
})

it('of two people on one phone, the one whose application has not arrived is told, by initials and number', async () => {
  const arrived = { ...refused, id: 'b', initials: 'B. E.', state: 'delivered' as const }
  await show([arrived, refused], null)
  expect(document.querySelector('main section')?.textContent).toContain(
    `${words.refused}For A. O. · ${referenceCode('a')}`,
  )
  await show([arrived], null)
  expect(document.querySelector('main section')?.textContent).toContain('For B. E.')
})

it('that the details are kept is said only while they are', async () => {
  await show([refused], null)
  expect(document.querySelector('main')?.textContent).toContain(words.aboutUnsent)
  await show([{ ...refused, isErased: true }], null)
  expect(document.querySelector('main')?.textContent).not.toContain(words.aboutUnsent)
})

it.each(['refused', 'expired'] as const)(
  'an erased application (%s) is told also beside an arrived one of the same initials: it may be of another person',
  async (state) => {
    const arrived = { ...refused, id: 'b', state: 'delivered' as const, isErased: true }
    await show([arrived, { ...refused, state, isErased: true }], null)
    expect(document.querySelector('main section')?.textContent).toContain(referenceCode('a'))
  },
)

const erased = { ...refused, isErased: true }
const arrived = { ...refused, id: 'b', state: 'delivered' as const, isErased: true, settledAt: 0 }
const said = () => document.querySelector('main [role=status]')?.textContent
const HAS_ARRIVED = `Another one for A. O. has arrived (${referenceCode('b')}). If that is the same person, there is nothing left to send.`

it.each<[string, Partial<ApplicationOnPhone>, string]>([
  ['was refused', {}, `details were erased. ${HAS_ARRIVED} If not, please apply again.`],
  [
    'ran out of time',
    { state: 'expired' },
    `details were erased. ${HAS_ARRIVED} If not, please apply again.`,
  ],
  ['was refused in doubt', { mayHaveArrived: true }, `${words.refusedInDoubt} ${HAS_ARRIVED}`],
  ['got no answer', { state: 'expired', mayHaveArrived: true }, `${words.expiredInDoubt} ${HAS_ARRIVED}`],
])(
  'nobody is sent to apply twice: an erased application that %s names the one that has arrived',
  async (_, change, end) => {
    for (const state of ['delivered', 'already-received'] as const) {
      await show(
        [
          { ...arrived, state },
          { ...erased, ...change },
        ],
        null,
      )
      expect(said()?.endsWith(end), said() ?? 'nothing').toBe(true)
    }
  },
)

it.each<[string, Partial<ApplicationOnPhone>, Partial<ApplicationOnPhone>]>([
  ['is of other initials', {}, { initials: 'B. E.' }],
  ['is of no initials, like this one', { initials: '' }, { initials: '' }],
  ['has not arrived', {}, { state: 'expired' }],
])('an erased application is to be made again where another %s', async (_, change, other) => {
  await show(
    [
      { ...erased, ...change },
      { ...arrived, ...other },
    ],
    null,
  )
  expect(said()).toMatch(/erased\. Please apply again\.$/)
})

it('an erased application is to be made again where another of its initials had arrived before: it is no repeat', async () => {
  await show([erased, arrived], null)
  expect(said()).toMatch(/erased\. Please apply again\.$/)
})

it('an erased one whose initials have arrived hides none that has not', async () => {
  await show([arrived, erased, { ...erased, id: 'c', initials: 'B. E.' }], null)
  expect(document.querySelector('main section')?.textContent).toContain('For B. E.')
})

let root: Root | undefined

async function show(all: ApplicationOnPhone[], inForm: string | null): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onPhone.all = all
  await leave()
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root?.render(
      <BrowserRouter>
        <PendingApplication isSending={false} inForm={inForm} told={null} />
      </BrowserRouter>,
    ),
  )
}

const leave = () =>
  act(async () => {
    root?.unmount()
    document.body.replaceChildren()
  })
afterEach(leave)
