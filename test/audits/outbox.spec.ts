/** What the outbox promises beyond one visit: several on one phone, an application without a network, a closed site. */
import { axeEverywhere } from '../harness/axe.ts'
import { expect, test } from '../harness/journey.ts'
import { chooseTour, fillContact, interactive, MONIYA, person, underWorker } from '../journeys/booking.ts'
import { putOnPhone, textOnPhone, waitingBooking } from '../journeys/phone-rows.ts'

const PHONE = { width: 360, height: 740 }

test('an application made without a network arrives once, and a second one is told as already received', async ({
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
  expect(await textOnPhone(page)).not.toMatch(/Adaeze|audits\.example/)

  await apply() // the table of applications holds each address once, so this refusal proves the first
  await expect(page.getByText('We have already received your application').first()).toBeVisible()
})

test('fifty requests of one agent stay usable', async ({ page }) => {
  const names = Array.from({ length: 50 }, (_, index) => `Prospect${String(index + 1).padStart(2, '0')}`)
  await page.goto('/faqs')
  await interactive(page)
  await putOnPhone(
    page,
    names.map((name, index) => waitingBooking(index + 1, name)),
  )
  await page.goto('/outbox')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent 50' })).toBeVisible()
  await page.getByLabel('Find a request').fill('prospect37')
  await expect(page.locator('#requests').getByRole('heading', { level: 3 })).toHaveCount(1)
  const found = page.getByRole('listitem').filter({ hasText: 'Prospect37' })
  await found.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('No request on this phone matches')).toBeVisible()
  await page.getByLabel('Find a request').fill('')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent 49' })).toBeVisible()
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
  const panel = page.locator('#site_tour_form').getByRole('status', { name: 'On this phone' })
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
  await page.getByRole('button', { name: 'Send it again' }).click()
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
  await page.goto('/site_tour')
  await interactive(page)
  await underWorker(page)
  await chooseTour(page, MONIYA)
  await context.setOffline(true)
  await fillContact(page, who)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('Saved on this phone. We will send it').first()).toBeVisible()
  await expect(page.getByText('This phone will tell you what became of it.')).toBeVisible()

  await page.goto('about:blank')
  await context.setOffline(false)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.origin,
    registrationId: await registered,
    tag: 'adbond-outbox',
    lastChance: false,
  })
  await expect
    .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
    .toBe(1)

  const shown = () =>
    context.serviceWorkers()[0]?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  await expect
    .poll(shown, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^Your site tour is booked: Moniya Green 500, /)])
  expect(String(await shown())).not.toContain(who.firstname)
})
