/** What the outbox promises beyond one visit: several on one phone, an application without a network, a closed site. */
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { bookOffline, interactive, nobodyLeft, person, underWorker } from '../support/booking.ts'
import { registrationOf, shownNotices } from '../support/notices.ts'
import { putOnPhone, textOnPhone, waitingBooking } from '../support/phone-rows.ts'

const PHONE = { width: 360, height: 740 }

test('an application made without a network arrives once, and a second one is kept with the reason', async ({
  page,
  context,
}) => {
  const apply = async () => {
    await page.getByLabel('First name').fill('Adaeze')
    await page.getByLabel('Last name').fill('Okonkwo')
    await page.getByLabel('Email').fill('applied-offline@audits.example')
    await page.getByLabel('Location').fill('Enugu')
    await page.getByLabel('Why do you want').fill('I sell land in Enugu.')
    await page.getByRole('button', { name: 'Submit Application' }).click()
  }
  await page.goto('/virtual_team')
  await interactive(page)
  await underWorker(page)
  await context.setOffline(true)
  await apply()
  await expect(page.getByText('Saved on this phone. We will send it').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Application Submitted Successfully').first()).toBeVisible()
  await expect.poll(() => textOnPhone(page)).not.toMatch(/Adaeze|audits\.example/)

  await apply() // the table of applications holds each address once, so this refusal proves the first
  await expect(page.getByText('The email has already been taken').first()).toBeVisible()
  await expect(
    page.getByText('We already hold an application with this e-mail address.').first(),
  ).toBeVisible()
  await expect.poll(() => textOnPhone(page), 'it may be another person’s').toMatch(/audits\.example/)
})

test('fifty requests of one agent stay usable', async ({ page }) => {
  const names = Array.from({ length: 50 }, (_, index) => `Prospect${String(index + 1).padStart(2, '0')}`)
  await page.goto('/faqs')
  await interactive(page)
  const expiresAt = Date.now() + 3.9 * 3_600_000
  await putOnPhone(page, [
    ...names.slice(1).map((name, index) => waitingBooking(index + 2, name)),
    { ...waitingBooking(1, 'Prospect01'), expiresAt },
  ])
  await page.goto('/outbox')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent 50' })).toBeVisible()
  await expect(
    page.getByText('Your details are erased from this phone in 3 hours.'),
    'the last hours of one are told although it is folded',
  ).toBeVisible()
  await page.getByLabel('Find a request').fill('prospect37')
  await expect(page.locator('#requests').getByRole('heading', { level: 3 })).toHaveCount(1)
  const found = page.getByRole('listitem').filter({ hasText: 'Prospect37' })
  await found.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('No request on this phone matches')).toBeVisible()
  await page.getByLabel('Find a request').fill('')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent 49' })).toBeVisible()

  await page.goto('/site_tour')
  const panel = page.locator('#site_tour_form').getByRole('region', { name: 'On this phone' })
  await expect(panel.getByRole('link', { name: 'And 46 more under “Your requests”' })).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Moniya Green 500' })).toHaveCount(3)
})

test('a phone offers the ways around the network where the booking is told, and counts what waits in its menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/faqs')
  await interactive(page)
  await putOnPhone(page, [waitingBooking(1, 'Ada')])
  await page.goto('/site_tour')
  await interactive(page)
  const panel = page.locator('#site_tour_form').getByRole('region', { name: 'On this phone' })
  await panel.getByText('Send it another way').click()
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*Ada.*AB-/)
  await expect(panel.getByRole('link', { name: /^Call and say AB-/ })).toHaveAttribute('href', /^tel:/)
  expect(await axeEverywhere(page, 'other ways', '#site_tour_form')).toEqual([])

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: /^Your requests\s*\(1 waiting\)$/ }).click()
  await expect(page).toHaveURL(/\/outbox$/)
})

test('the privacy page deletes what this phone holds, also without a network', async ({ page, context }) => {
  await page.goto('/faqs')
  await interactive(page)
  await underWorker(page)
  await putOnPhone(page, [waitingBooking(1, 'Ada')])
  await context.setOffline(true)
  await page.goto('/legal/privacy')
  await page.getByRole('button', { name: 'Delete what is on this phone' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('were deleted from this browser')).toBeVisible()
  expect(await textOnPhone(page)).toBe('[]')
})

test.describe('on a phone that has no worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('the privacy page deletes what this phone holds with only the code that came with it', async ({
    page,
    context,
  }) => {
    await page.goto('/faqs')
    await interactive(page)
    await putOnPhone(page, [waitingBooking(1, 'Ada')])
    await page.evaluate(() => {
      localStorage.setItem('adbond-shortlist', '[{"id":"101"}]')
      localStorage.setItem('adbond-last-seen', '[["101",[100,5,"on-sale"]]]')
      return caches.open('packs')
    })
    await page.goto('/legal/privacy')
    await interactive(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Delete what is on this phone' }).click()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    const outcome = page.getByText('were deleted from this browser')
    await expect(outcome).toBeFocused()
    await expect(outcome).toBeInViewport()
    expect(await textOnPhone(page)).toBe('[]')
    const left = () => page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())])
    expect((await left()).filter((name) => /shortlist|last-seen|packs/.test(name))).toEqual([])
  })
})

test('a request that goes out while it is being changed says so, and what to do', async ({
  page,
  context,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  const tenDaysAhead = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10)
  const ada = waitingBooking(51, 'Ada')
  // A key and a day of its own: the tests of this file share one API, and six seats a day.
  await putOnPhone(page, [{ ...ada, body: { ...Object(ada.body), bookedDate: tenDaysAhead } }])
  await page.goto('/outbox')
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Phone number').fill('0809 999 9999')

  const other = await context.newPage()
  await other.goto('/outbox')
  await other.getByRole('button', { name: /^Send now/ }).click()
  await expect(other.getByText('It has arrived. We will write to you')).toBeVisible()
  await other.close()
  await expect(page.getByText(/^It went out while you were changing it.*AB-\w{6}\.$/)).toBeVisible()
})

test('what ran out of time without an answer is counted in the menu, and nobody is told to book a second one', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  const settledAt = Date.now()
  const row = { ...waitingBooking(1, 'Ada'), state: 'expired', body: null, mayHaveArrived: true, settledAt }
  await putOnPhone(page, [row])
  await page.goto('/outbox')
  await expect(page.getByRole('link', { name: /Your requests\s*\(1 waiting\)/ })).toBeVisible()
  await expect(page.getByText('It may have arrived all the same: ask us')).toBeVisible()
  await page.goto('/site_tour')
  const panel = page.locator('#site_tour_form').getByRole('region', { name: 'On this phone' })
  await expect(panel.getByText('ask us before you book again')).toBeVisible()
  await expect(panel.getByRole('link', { name: /under “Your requests”/ })).toBeVisible()
})

test('an application that ran out of time sends nobody to apply twice once another has arrived', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  const now = Date.now()
  const row = (number: number, state: string) => ({
    ...waitingBooking(number, 'Ada'),
    kind: 'team-application',
    label: 'Virtual team application',
    state,
    body: null,
    initials: 'A. O.',
    settledAt: now,
  })
  await putOnPhone(page, [row(1, 'delivered'), row(2, 'expired')])
  const hasArrived = /erased\.\s+Another one for A\. O\. has arrived \(AB-\w{6}\)\./
  await page.goto('/outbox')
  const card = page.getByRole('listitem').filter({ hasText: 'Not sent in time' })
  await expect(card.getByText(hasArrived)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Apply again' }), 'it may be of another person').toBeVisible()
  await page.goto('/virtual_team')
  const panel = page.getByRole('region', { name: 'Your application on this phone' })
  await expect(panel.getByText(hasArrived)).toContainText('If not, please apply again.')
})

test('a booking that ran out of time sends nobody to book twice once another of its tour has arrived', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  const settledAt = Date.now()
  const row = (number: number, state: string) => ({
    ...waitingBooking(number, 'Ada'),
    label: 'Moniya Green 500, one visit',
    state,
    body: null,
    initials: 'A. O.',
    settledAt,
  })
  await putOnPhone(page, [row(1, 'delivered'), row(2, 'expired')])
  await page.goto('/site_tour')
  const panel = page.locator('#site_tour_form').getByRole('region', { name: 'On this phone' })
  await expect(
    panel.getByText(
      /erased\. Another one for A\. O\. has arrived \(AB-\w{6}\)\..* If not, please book again\.$/,
    ),
  ).toBeVisible()
})

test('what nobody is sure of is never sent by itself, and goes out once the person accepts the risk', async ({
  page,
  context,
  site,
}) => {
  const bookings = async () => (await site.bookings()).filter(({ email }) => email === 'unsure@rows.example')
  await page.goto('/faqs')
  await interactive(page)
  await putOnPhone(page, [
    {
      ...waitingBooking(1, 'Unsure'),
      state: 'unsure',
      waitingFor: null,
      nextAttemptAt: 0,
      mayHaveArrived: true,
    },
  ])
  await page.goto('/outbox')
  await expect(page.getByText('We do not know.')).toBeVisible()
  await context.setOffline(true)
  await context.setOffline(false)
  await page.reload()
  await interactive(page)
  await expect(page.getByText('We do not know.')).toBeVisible()
  expect(await bookings()).toHaveLength(0)

  await page.getByRole('button', { name: /^Send now/ }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await bookings()).toHaveLength(0)
  await page.getByRole('button', { name: /^Send now/ }).click()
  await page.setViewportSize(PHONE)
  const again = page.getByRole('button', { name: 'Send it again' })
  expect(await again.evaluate(linesOf)).toBe(1)
  await again.click()
  await expect(page.getByText('It has arrived. We will write to you')).toBeVisible()
  expect(await bookings()).toHaveLength(1)
})

test('with the site closed, the phone itself says that the booking arrived, and not whose it is', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.origin })
  const who = person('closed-site')
  await bookOffline(page, context, who)
  await expect(page.getByText('This phone will tell you what became of it.')).toBeVisible()

  await page.goto('about:blank')
  await nobodyLeft(context)
  const devtools = await context.newCDPSession(page)
  const shown = await shownNotices(devtools)
  await context.setOffline(false)
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.origin,
    registrationId: await registrationOf(devtools, site.origin),
    tag: 'adbond-outbox',
    lastChance: false,
  })
  await expect
    .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
    .toBe(1)

  await expect
    .poll(() => shown, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^Your site tour is booked: Moniya Green 500, /)])
  expect(String(shown)).not.toContain(who.firstname)
})

function linesOf(button: Element): number {
  const words = document.createRange()
  words.selectNodeContents(button)
  return words.getClientRects().length
}
