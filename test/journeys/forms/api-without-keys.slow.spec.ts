/**
 * An API that knows no Idempotency-Key (`VITE_API_IDEMPOTENT=false`): a request that may have arrived is never sent
 * again automatically.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inDoubt } from '../../../src/features/requests/copy.ts'
import { outcome } from '../../../src/features/tours/copy.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' }) // the setting is changed in the scripts of the page; a worker has its own

/** Where the build writes the owner's settings. */
const SETTINGS = /apiIsIdempotent:!0/
const PROMISE = /Booked once(.+?)We send a request again only[^<]+/
const BOOK = '**/site_tours/book'

test('an API without keys: a booking whose answer was lost is in doubt, is not sent again by itself, and the person decides', async ({
  page,
  context,
  site,
}) => {
  const isSet = await setWithoutKeys(page)
  const who = person('without-keys')
  const rows = async () => (await site.bookings()).filter(({ email }) => email === who.email).length
  const keys: (string | undefined)[] = []
  await page.route(BOOK, async (route) => {
    const request = route.request()
    keys.push(request.headers()['idempotency-key'])
    const headers = { 'content-type': 'application/json' }
    await fetch(request.url(), { method: 'POST', headers, body: request.postData() }) // booked; its answer goes astray
    await route.abort()
  })
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, who)
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  const doubt = page.getByRole('status').getByText(outcome.unsure)
  await expect(doubt).toBeVisible()
  expect(isSet()).toBe(true)
  expect(await rows()).toBe(1)

  await page.unroute(BOOK)
  await page.route(BOOK, (route) => route.fulfill({ json: { statusCode: 200, data: null } }))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await context.setOffline(true)
  await context.setOffline(false)
  await page.reload()
  await interactive(page)
  await expect(doubt).toBeVisible()
  await page.goto('/outbox')
  await expect(page.getByText('We do not know.')).toBeVisible()
  await expect(page.getByText('Booked once')).toHaveCount(0)
  expect(sent).toEqual([])

  await page.getByRole('button', { name: /^Send now/ }).click()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('It has arrived. We will write to you')).toBeVisible()
  expect(keys).toEqual([undefined])
  expect(sent).toHaveLength(1)
})

const FAULTS = [
  ['a fault with words', 'application/json', '{"statusCode":500,"message":"Server Error"}', 'Server Error'],
  ['a page of HTML', 'text/html', '<h1>Bad gateway</h1>', outcome.failed],
] as const

test.describe('a server at fault', () => {
  test.use({ failsOnPurpose: true })
  for (const [name, contentType, body, words] of FAULTS) {
    test(`an API without keys: ${name} is told as such, the fields stay, and the request can be changed`, async ({
      page,
    }) => {
      await setWithoutKeys(page)
      const toasted = await noteToasts(page)
      const who = person(`${contentType.slice(5)}-without-keys`)
      let posts = 0
      await page.route(BOOK, (route) => {
        posts += 1
        return route.fulfill({ status: 500, contentType, body })
      })
      await page.goto('/site_tour')
      await interactive(page)
      await fillContact(page, who)
      await chooseTour(page, MONIYA)
      const press = page.getByRole('button', { name: 'Book Site Tour' })
      await press.click()
      await toasted(words)
      await expect(page.getByLabel('Email')).toHaveValue(who.email)
      await page.getByLabel('Phone number').fill('08030000009') // changed by hand, as after a wrong number
      await press.click()
      await toasted(outcome.stillUnsure)
      await expect(page.locator('form').getByRole('status'), 'also where it was pressed').toHaveText(
        outcome.stillUnsure,
      )
      await expect(page.getByLabel('Email')).toHaveValue(who.email)
      expect(posts, 'what is in doubt is not sent again').toBe(1)

      await page.goto('/outbox')
      await page.getByRole('button', { name: /^Edit/ }).click()
      await page.getByRole('button', { name: 'Change it' }).click()
      await page.unroute(BOOK)
      await page.getByLabel('First name').fill('Corrected')
      await page.getByRole('button', { name: 'Save and send' }).click()
      await expect(page.getByText('It has arrived. We will write to you')).toBeVisible()
      await page.goto('/site_tour')
      await interactive(page)
      await expect(
        page.getByLabel('Email'),
        'what was sent elsewhere is not to be sent from here',
      ).toHaveValue('')
    })
  }
})

/** The same site as if the owner had built it for such an API. Returns whether that was ever loaded. */
async function setWithoutKeys(page: Page): Promise<() => boolean> {
  let isSet = false
  await page.route('**/assets/*.js', async (route) => {
    const script = await readFile(`dist${new URL(route.request().url()).pathname}`, 'utf8')
    isSet ||= SETTINGS.test(script)
    const body = script.replace(SETTINGS, 'apiIsIdempotent:!1')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route('**/outbox', async (route) => {
    const html = await readFile('dist/outbox.html', 'utf8')
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(PROMISE, `${inDoubt.title}$1${inDoubt.text}`),
    })
  })
  return () => isSet
}
