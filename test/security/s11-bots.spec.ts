import { expect, type Locator, type Page, test } from '@playwright/test'
import { type FormSign, TRAP_FIELD } from '../../contract/sent/form-sign.ts'
import { guest, offeredTours } from '../faults/loads/book.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { noteToasts } from '../harness/patience/note-toasts.ts'
import { type Site, startSite } from '../harness/site.ts'
import {
  chooseTour,
  fillContact,
  interactive,
  MONIYA,
  type Person,
  person,
} from '../journeys/support/booking.ts'
import { APPLY, BOOK, JSON_TYPE, newKey, postJson, send } from './attacks/send.ts'

/** As an owner runs it: the shortest time of a form is the server's own. */
const AS_SHIPPED = { SHORTEST_FORM_MS: '' }

const PERSON: FormSign = { subject: '', formAge: 40_000 }
const WEEKS_OLD: FormSign = { subject: '', formAge: 14 * 24 * 3_600_000 }
const IN_THE_TRAP: FormSign = { subject: 'Cheap loans', formAge: 40_000 }
const AT_ONCE: FormSign = { subject: '', formAge: 12 }

const application = (name: string) => ({
  firstname: 'Adaeze',
  lastname: 'Okonkwo',
  email: person(name).email,
  location: 'Warri',
  reason: 'I answer the phone in three languages.',
})

const FORMS = [
  { path: '/site_tour', button: 'Book Site Tour', done: 'Successful!, Thank You for Booking!' },
  {
    path: '/virtual_team',
    button: 'Submit Application',
    done: 'Virtual Team Member Application Submitted Successfully!',
  },
] as const

type Form = (typeof FORMS)[number]

async function fillLikeAPerson(page: Page, { path }: Form, who: Person): Promise<void> {
  if (path === '/site_tour') {
    await fillContact(page, who)
    await chooseTour(page, MONIYA)
  } else {
    await page.getByLabel('First name').fill(who.firstname)
    await page.getByLabel('Last name').fill(who.lastname)
    await page.getByLabel('Email').fill(who.email)
    await page.getByLabel('Location').fill('Warri')
    await page.getByLabel('Why do you want to join').fill('I answer the phone in three languages.')
  }
}

/** Each text field of the form that declares its content, as a browser's own autofill treats it, and no other. */
async function fillLikeABrowser(page: Page, who: Person): Promise<void> {
  const kept: Record<string, string> = {
    'given-name': who.firstname,
    'family-name': who.lastname,
    email: who.email,
    tel: who.phone,
  }
  for (const [token, value] of Object.entries(kept)) {
    const asked: Locator = page.locator(`form [autocomplete~="${token}"]`)
    if ((await asked.count()) > 0) await asked.fill(value)
  }
}

/** Every field, seen or not, by its name. */
async function fillLikeAScript(page: Page): Promise<void> {
  await page.locator('form').evaluate((form) => {
    for (const field of form.querySelectorAll('input'))
      if (field.value === '') field.value = 'https://loans.example'
  })
}

async function emailsIn(site: Site): Promise<string[]> {
  const rows = [...(await site.bookings()), ...(await site.applications())]
  return rows.map(({ email }) => email)
}

test('S11 a naive script takes no seat and sends no application, and no person is taken for one', async ({
  browser,
}) => {
  const site = await startSite({ settings: AS_SHIPPED })
  const people: string[] = []
  const scripts: string[] = []
  const told: number[] = []

  const visit = async (form: Form, name: string, act: (page: Page, who: Person) => Promise<void>) => {
    const context = await browser.newContext({ timezoneId: 'Africa/Lagos' })
    const page = await context.newPage()
    const toasted = await noteToasts(page)
    await page.goto(site.origin + form.path)
    await interactive(page)
    await act(page, person(name))
    await page.getByRole('button', { name: form.button }).click()
    await toasted(form.done)
    await context.close()
  }
  for (const form of FORMS) {
    const kind = form.path.slice(1).replace('_', '-')
    people.push(`types-${kind}`, `fills-${kind}`)
    scripts.push(`all-fields-${kind}`)
    await visit(form, `types-${kind}`, (page, who) => fillLikeAPerson(page, form, who))
    await visit(form, `fills-${kind}`, async (page, who) => {
      await fillLikeAPerson(page, form, { ...who, email: '' })
      await fillLikeABrowser(page, who)
    })
    await visit(form, `all-fields-${kind}`, async (page, who) => {
      await fillLikeAPerson(page, form, who)
      await fillLikeAScript(page)
      await expect(page.locator(`form input[name=${TRAP_FIELD}]`)).not.toHaveValue('')
    })
  }

  const [tour] = await offeredTours(site.origin)
  if (!tour) throw new Error('No tour')
  const bodies = {
    [BOOK]: (name: string) => ({ ...guest('x', tour), email: person(name).email }),
    [APPLY]: application,
  }
  for (const [path, bodyOf] of Object.entries(bodies)) {
    const kind = path === BOOK ? 'booking' : 'application'
    const posted = async (name: string, sign: Partial<FormSign>) =>
      (await postJson(site.origin, path, { ...bodyOf(name), ...sign }, newKey())).status
    people.push(`plain-${kind}`, `weeks-${kind}`, `no-sign-${kind}`)
    scripts.push(`trap-${kind}`, `quick-${kind}`, `form-${kind}`)
    told.push(
      await posted(`plain-${kind}`, PERSON),
      await posted(`weeks-${kind}`, WEEKS_OLD),
      await posted(`no-sign-${kind}`, {}),
      await posted(`trap-${kind}`, IN_THE_TRAP),
      await posted(`quick-${kind}`, AT_ONCE),
    )
    const encoded = new URLSearchParams({ ...bodyOf(`form-${kind}`), siteTourScheduleId: '1' }).toString()
    const asForm = { ...JSON_TYPE, 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await send(site.origin, path, { method: 'POST', headers: asForm, body: encoded })
    told.push(status)
  }

  const stored = await emailsIn(site)
  await site.remove()
  const isStored = (name: string) => stored.filter((email) => email === person(name).email).length
  const lost = people.filter((name) => isStored(name) !== 1)
  const passed = scripts.filter((name) => isStored(name) > 0)
  await recordWholeRow({
    id: 'S11',
    what: 'Scripts are kept out, and nobody else',
    how: 'Both forms, in Chromium and on the wire. Scripts: every field filled in, the trap filled in, sent at once, sent as a plain form. People: typed, filled in by the browser, sent after two weeks in the queue, and by a client that knows of no signs',
    figure: `${scripts.length - passed.length} of ${scripts.length} scripts stored nothing (who fell into the trap reads of a success); ${people.length - lost.length} of ${people.length} people stored once`,
    target: 'all scripts, all people',
    ok: lost.length === 0 && passed.length === 0,
  })
  expect({ lost, passed }).toEqual({ lost: [], passed: [] })
  expect(told).toEqual([200, 200, 200, 200, 422, 415, 200, 200, 200, 200, 422, 415])
})
