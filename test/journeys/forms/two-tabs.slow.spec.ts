/** A half-filled form on a phone with two tabs, and on one where nobody opens it again. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'
import { draftOnDisk } from '../support/phone-rows.ts'

const KEPT = /Kept on this phone/

async function open(page: Page): Promise<void> {
  await page.goto('/site_tour')
  await interactive(page)
}

/** The phone holds at least this of the form: the note tells of it, and the disk has it. */
async function kept(page: Page, fields: Record<string, string>): Promise<void> {
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect.poll(() => draftOnDisk(page)).toMatchObject({ fields })
}

test('what one tab has booked, the other does not offer to book again', async ({ page, context, site }) => {
  const who = person('two-tabs')
  const toasted = await noteToasts(page)
  await open(page)
  await fillContact(page, who)
  await chooseTour(page, MONIYA)
  await kept(page, { email: who.email, scheduleId: await page.getByLabel('Time').inputValue() })
  const other = await context.newPage()
  await open(other)
  await expect(other.getByLabel('Email')).toHaveValue(who.email)
  await expect(other.getByText(KEPT)).toBeVisible()

  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await toasted('Successful!, Thank You for Booking!')
  await expect(other.getByLabel('Email')).toHaveValue('')
  await expect(other.getByText(KEPT)).toHaveCount(0)
  expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
})

test('another booking in another tab stays when the first one is sent', async ({ page, context, site }) => {
  const ada = person('stays-in-its-tab')
  const bola = { ...person('sent-from-the-other'), firstname: 'Bola' }
  await open(page)
  await fillContact(page, ada)
  await kept(page, { email: ada.email, phoneNumber: ada.phone })
  const other = await context.newPage()
  const toasted = await noteToasts(other)
  await open(other)
  await expect(other.getByLabel('Email')).toHaveValue(ada.email)
  await fillContact(other, bola)
  await chooseTour(other, MONIYA)
  await other.getByRole('button', { name: 'Book Site Tour' }).click()
  await toasted('Successful!, Thank You for Booking!')
  await expect(other.getByLabel('Email')).toHaveValue('')
  await page.getByLabel('First name').fill('Adaora') // a form that hears late would be emptied behind this
  await kept(page, { firstname: 'Adaora', email: ada.email })
  await expect(page.getByLabel('Email')).toHaveValue(ada.email)
  expect((await site.bookings()).filter(({ email }) => email === bola.email)).toHaveLength(1)
})

test('what is deleted in one tab stands in no form of another, and is not written again', async ({
  page,
  context,
}) => {
  const who = person('deleted-elsewhere')
  await open(page)
  await fillContact(page, who)
  await kept(page, { email: who.email })
  const other = await context.newPage()
  await other.goto('/outbox')
  await interactive(other)
  await other.getByRole('button', { name: 'Delete what is on this phone' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')

  await expect(page.getByText(KEPT)).toHaveCount(0)
  await page.getByLabel('First name').fill('Bola')
  await kept(page, { firstname: 'Bola' })
  await page.reload()
  await interactive(page)
  await expect(page.getByLabel('First name')).toHaveValue('Bola')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the words of a form that nobody opens again are erased 72 hours after a visit finds them 72 hours old', async ({
  page,
}) => {
  const who = person('never-again')
  await open(page)
  await fillContact(page, who)
  await kept(page, { email: who.email })
  await page.goto('/services')
  expect(await draftOnDisk(page)).toMatchObject({ fields: { email: who.email } })
  const visitAfter = async (hours: number) => {
    await page.clock.setSystemTime(Date.now() + hours * 60 * 60_000)
    await page.reload()
    await interactive(page)
    await page.mouse.move(8, 8) // somebody reads
  }
  await visitAfter(73)
  await expect.poll(() => draftOnDisk(page)).toMatchObject({ lateAt: expect.any(Number) })
  await visitAfter(146)
  await expect.poll(() => draftOnDisk(page)).toBeUndefined()
})
