/** Every form of the site, filled in and ready to be sent; the API refuses each, so that what was typed stays. */
import { expect, type Locator, type Page } from '@playwright/test'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../journeys/support/booking.ts'
import { draftOnDisk, putOnPhone, textOnPhone, waitingBooking } from '../journeys/support/phone-rows.ts'

export type FormOfSite = {
  path: string
  button: string
  /** Once, before the first look. The phone keeps what is typed, and every reload restores it. */
  prepare: (page: Page) => Promise<void>
  /** Waits until the phone holds what was typed, also after a refusal. */
  kept: (page: Page) => Promise<void>
  /** After every reload, until the button can be pressed. */
  open: (page: Page) => Promise<void>
}

const there = async () => {}
/** All of it: a reload may come before the last write. */
const keptAs = (form: 'tour-booking' | 'team-application' | 'enquiry') => async (page: Page) => {
  const fields = await fieldsOf(formOn(page))
  const isWhole = async () => {
    const draft = await draftOnDisk(page, form)
    const { refusedId } = draft?.fields ?? {}
    const isOfNow = refusedId === undefined || (await textOnPhone(page)).includes(`"id":"${refusedId}"`)
    return isOfNow && fields.every((field) => draft?.fields[field])
  }
  await expect.poll(isWhole).toBe(true)
}

async function fillFive(page: Page, last: RegExp): Promise<void> {
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('Email').fill('every-form@journeys.example')
  await page.getByLabel('Location').fill('Warri, Delta')
  await page.getByLabel(last).fill('I answer the phone in three languages.')
}

export const formsOfSite: readonly FormOfSite[] = [
  {
    path: '/site_tour',
    button: 'Book Site Tour',
    prepare: async (page) => {
      await fillContact(page, person('every-form'))
      await chooseTour(page, MONIYA)
    },
    kept: keptAs('tour-booking'),
    open: there,
  },
  {
    path: '/virtual_team',
    button: 'Submit Application',
    prepare: (page) => fillFive(page, /Why do you want/),
    kept: keptAs('team-application'),
    open: there,
  },
  {
    path: '/faqs',
    button: 'Submit',
    prepare: (page) => fillFive(page, /Message/),
    kept: keptAs('enquiry'),
    open: there,
  },
  {
    path: '/outbox',
    button: 'Save and send',
    prepare: async (page) => {
      await putOnPhone(page, [waitingBooking(1, 'Adaeze')])
      await page.reload()
    },
    kept: there, // the request itself holds it
    open: (page) => page.getByRole('button', { name: /^Edit/ }).click(),
  },
]

export const formOn = (page: Page): Locator => page.locator('main form')

/** `answered` counts the requests that came. */
export async function refuseAll(page: Page): Promise<{ answered: number }> {
  const count = { answered: 0 }
  await page.route(/\/site_tours\/book|\/virtual_teams\/apply/, (route) => {
    count.answered += 1
    return route.fulfill({
      status: 422,
      json: { statusCode: 422, error: 'Not today.', errors: { day: ['Not today.'] } },
    })
  })
  return count
}

export async function openForm(page: Page, { open, button }: FormOfSite): Promise<Locator> {
  await interactive(page)
  await open(page)
  const submit = page.getByRole('button', { name: button, exact: true })
  await expect(submit).toBeEnabled()
  return submit
}

/** What a person can type or choose, by name. */
export const fieldsOf = (form: Locator): Promise<string[]> =>
  form
    .locator(':is(input, textarea, select):enabled:not([aria-hidden=true] *)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''))
