/** Forms on a slow line: the page is there, the code of the form is not. */
import type { Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { STAYS_AFTER_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { chooseFirst, chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' }) // a page under the worker has all scripts

/** Holds back every script whose name begins so. Returns a function that releases them. */
const holdBack = (page: Page, name: string) => holdRequests(page, new RegExp(`/assets/${name}-`))

const asleep = (page: Page) => page.locator('[data-asleep]:has(form)')

for (const path of ['/projects/land', '/site_tour']) {
  test(`${path}: what is typed and chosen before the form’s code is there is booked with the rest`, async ({
    page,
    site,
  }) => {
    const who = person(`typed-ahead${path.replaceAll('/', '-')}`)
    const toasted = await noteToasts(page)
    await page.goto(path) // a first visit leaves saved reads, which the second one restores beside the form
    await interactive(page)
    await expect(asleep(page)).toHaveCount(0)
    const release = await holdBack(page, 'booking-form')
    await page.reload()
    await interactive(page)
    await page.getByRole('article').first().waitFor()

    await fillContact(page, who)
    await page.getByLabel('Project type').selectOption({ label: MONIYA.type })
    await page.getByLabel('Phone number').press('Enter') // the browser must not send the form itself
    await page.evaluate(() => history.pushState(history.state, '', '?tab=other')) // any change of the address
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
    await expect(asleep(page)).toHaveCount(1)
    await expect(page.getByLabel('Email')).toHaveValue(who.email)

    release()
    await expect(asleep(page)).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(who.email)
    await expect(page.getByLabel('Project type')).toHaveValue('land')
    await chooseTour(page, MONIYA)
    await page.getByRole('button', { name: 'Book Site Tour' }).click()
    await toasted('Successful!, Thank You for Booking!')
    expect((await site.bookings()).filter(({ email }) => email === who.email)).toMatchObject([
      { firstname: who.firstname, phoneNumber: '+2348031234567' },
    ])
  })
}

test('a form whose code the line loses keeps what is typed, and comes with the next chance', async ({
  page,
}) => {
  const who = person('code-lost')
  await page.route(/\/assets\/booking-form-/, (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/booking-form-'))
  await page.goto('/projects/land')
  await interactive(page)
  await fillContact(page, who)
  await lost
  await page.unroute(/\/assets\/booking-form-/)
  await expect(asleep(page)).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(who.email)
  await page.getByLabel('Project type').selectOption({ label: MONIYA.type })
  await chooseFirst(page.getByLabel('Project', { exact: true }))
})

test('the application form waits for a reader, and sends what was typed before', async ({ page }) => {
  await stretchTimers(page, STAYS_AFTER_MS)
  await page.route(/\/virtual_teams\/apply/, (route) =>
    route.fulfill({ json: { statusCode: 200, data: null } }),
  )
  const code = /\/assets\/application-form-/
  const asked: string[] = []
  page.on('request', (request) => code.test(request.url()) && asked.push(request.url()))
  const release = await holdRequests(page, code)
  await page.goto('/virtual_team')
  await interactive(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.locator('form').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toHaveLength(1)

  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('Email').fill('typed-ahead@journeys.example')
  await page.getByLabel('Location').fill('Warri, Delta')
  await page.getByLabel('Why do you want').fill('I answer the phone in three languages.')
  await page.getByLabel('Location').press('Enter') // the browser must not send the form itself
  const button = page.getByRole('button', { name: 'Submit Application' })
  await button.dispatchEvent('click')
  await expect(asleep(page)).toHaveCount(1)
  const sent = page.waitForRequest(/\/virtual_teams\/apply/)
  release()
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'typed-ahead@journeys.example',
    location: 'Warri, Delta',
    reason: 'I answer the phone in three languages.',
  })
})

for (const path of ['/site_tour', '/virtual_team', '/projects/land']) {
  test(`${path}: what is typed and sent before any script stays in the form and out of the address`, async ({
    page,
  }) => {
    const who = person('before-any-script')
    const release = await holdBack(page, 'boot')
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByLabel('First name').fill(who.firstname)
    await page.getByLabel('Email').fill(who.email)
    await page.getByLabel('Email').press('Enter')
    await page.locator('main form .btn-primary').last().click({ force: true }) // it looks disabled
    release()
    await interactive(page)
    expect(new URL(page.url()).search).toBe('')
    await expect(asleep(page)).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(who.email)
  })
}

test('a browser that knows no method="dialog" puts nothing that was typed into the address', async ({
  page,
}) => {
  await page.route('**/site_tour', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('method="dialog"', '') })
  })
  const release = await holdBack(page, 'boot')
  await page.goto('/site_tour', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person('no-dialog').email)
  await page.getByLabel('Email').press('Enter')
  await page.locator('main form .btn-primary').last().click({ force: true })
  release()
  await interactive(page)
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel('Email')).toHaveValue(person('no-dialog').email)
})
