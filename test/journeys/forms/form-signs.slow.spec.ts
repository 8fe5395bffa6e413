/** The two signs of a script, as a page sends them and as the API takes them (decision 105). */
import type { Page } from '@playwright/test'
import { endpoints } from '../../../contract/endpoints.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'

const trap = (page: Page) => page.locator('form input[name=subject]')

/** Returns what waits for the words of a toast. */
async function fillForm(page: Page, name: string) {
  const toasted = await noteToasts(page)
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, person(name))
  await chooseTour(page, MONIYA)
  return toasted
}

async function book(page: Page, toasted: (words: string) => Promise<void>): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.url().endsWith(endpoints.bookTour()))
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await toasted('Successful!, Thank You for Booking!')
  return (await sent).postDataJSON()
}

const seatsOf = async (site: { bookings: () => Promise<{ email: string }[]> }, name: string) =>
  (await site.bookings()).filter(({ email }) => email === person(name).email).length

test('a person’s booking carries an empty trap and the age of the page, and is booked', async ({
  page,
  site,
}) => {
  const openedAt = Date.now()
  const toasted = await fillForm(page, 'sign-person')
  const body = await book(page, toasted)
  expect(body).toMatchObject({ subject: '', formAge: expect.any(Number) })
  const { formAge } = body as { formAge: number }
  expect(formAge).toBeGreaterThan(0)
  expect(formAge).toBeLessThanOrEqual(Date.now() - openedAt)
  expect(await seatsOf(site, 'sign-person')).toBe(1)
})

test('a script that fills in every field reads of a success and takes no seat', async ({ page, site }) => {
  const toasted = await fillForm(page, 'sign-script')
  await trap(page).evaluate((input: HTMLInputElement) => {
    input.value = 'Cheap loans'
  })
  expect(await book(page, toasted)).toMatchObject({ subject: 'Cheap loans' })
  expect(await seatsOf(site, 'sign-script')).toBe(0)
})

for (const path of ['/site_tour', '/virtual_team']) {
  test(`on ${path} the trap is not in the way: no key reaches it, no one hears it, nothing is seen`, async ({
    page,
  }) => {
    await page.goto(path)
    await interactive(page)
    await expect(trap(page)).toHaveCount(1)
    await page.getByLabel('First name').focus()
    const names: string[] = []
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
    }
    expect(names).toContain('email')
    expect(names).not.toContain('subject')
    expect(await trap(page).evaluate((input) => input.closest('[aria-hidden=true]') !== null)).toBe(true)
    const box = await trap(page).locator('..').boundingBox()
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(1)
  })
}
