import type { Page } from '@playwright/test'
import { recordWholeRow } from '../faults/report/record.ts'
import { expect, test } from '../harness/journey.ts'
import { chooseTour, fillContact, interactive, MONIYA, underWorker } from '../journeys/support/booking.ts'
import { placesOf, storedTexts } from './judges/stored-texts.ts'

const ADA = {
  firstname: 'Zzadaeze',
  lastname: 'Zzokonkwo',
  email: 'zz16@private.example',
  phone: '0803 777 1616',
}
/** As typed, as sent, and as a part of either. */
const WORDS = [ADA.firstname, ADA.lastname, ADA.email, '0803 777 1616', '7771616', 'Zzwarri', 'Zzreason']
const OUTBOX = 'database adbond-outbox'
const DRAFTS = 'database adbond-drafts'

async function fillBooking(page: Page): Promise<void> {
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, ADA)
  await chooseTour(page, MONIYA)
}

async function fillApplication(page: Page): Promise<void> {
  await page.goto('/virtual_team')
  await interactive(page)
  await page.getByLabel('First name').fill(ADA.firstname)
  await page.getByLabel('Last name').fill(ADA.lastname)
  await page.getByLabel('Email').fill(ADA.email)
  await page.getByLabel('Location').fill('Zzwarri')
  await page.getByLabel(/Why do you want/).fill('Zzreason enough')
}

test('S16 S18 what a person typed lies in the outbox alone, goes when it is sent, and when they say so', async ({
  page,
  context,
  site,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const places = async () => [...placesOf({ ...(await storedTexts(page)), console: said.join('\n') }, WORDS)]
  await page.goto('/site_tour')
  await underWorker(page)

  await fillBooking(page)
  await expect.poll(places).toEqual([DRAFTS])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('Saved on this phone').first()).toBeVisible()
  await expect.poll(places).toEqual([OUTBOX])
  await fillApplication(page)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Saved on this phone').first()).toBeVisible()
  await expect.poll(places).toEqual([OUTBOX])
  const waiting = await places()

  await context.setOffline(false)
  const isSent = async () => (await site.bookings()).length + (await site.applications()).length
  await expect.poll(isSent).toBeGreaterThanOrEqual(2)
  await expect.poll(places).toEqual([])
  for (const path of ['/outbox', '/virtual_team', '/site_tour']) {
    await page.goto(path)
    await interactive(page)
    expect(await places(), path).toEqual([])
  }
  const after = await places()
  const looked = Object.keys(await storedTexts(page)).length + 1
  await recordWholeRow({
    id: 'S16',
    what: 'After delivery nothing personal is left on the phone',
    how: `A booking and an application made offline, then sent; all ${looked} databases, caches, storages, addresses and the console searched for what was typed`,
    figure: `while waiting: ${waiting.join(', ')}; after delivery: ${after.length} places`,
    target: 'the outbox alone while waiting; 0 after',
    ok: waiting.join() === OUTBOX && after.length === 0,
  })

  await context.setOffline(true)
  await fillBooking(page)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('Saved on this phone').first()).toBeVisible()
  await page.goto('/virtual_team')
  await interactive(page)
  await page.getByLabel('Location').fill('Zzwarri')
  await expect.poll(places).toEqual([DRAFTS, OUTBOX])
  await page.goto('/legal/privacy')
  await interactive(page)
  await page.getByRole('button', { name: 'Delete what is on this phone' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect.poll(places).toEqual([])
  const left = await places()
  await recordWholeRow({
    id: 'S18',
    what: 'A person deletes what waits, also without a network',
    how: 'Offline, with a waiting booking and a half-filled form: one press on the privacy page and its confirmation',
    figure: `${left.length} places hold anything`,
    target: '0',
    ok: left.length === 0,
  })
  expect({ waiting, after, left }).toEqual({ waiting: [OUTBOX], after: [], left: [] })
})
