import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import {
  chooseFirst,
  chooseTour,
  fillContact,
  interactive,
  MONIYA,
  person,
  SINGLE_SEAT,
} from '../support/booking.ts'

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`on a ${device}, a visitor finds a package, reads it and books a tour: one row in the database`, async ({
    page,
    site,
  }) => {
    const who = person(`online-${device}`)
    const toasted = await noteToasts(page)
    await page.setViewportSize(viewport)
    await page.goto('/')
    await interactive(page)

    await page.getByRole('tab', { name: 'Agro' }).click()
    const shelf = page.getByRole('tabpanel', { name: 'Agro' }) // it comes with its cards, later than the address
    await expect(page).toHaveURL(/scheduleTab=agro/)
    await expect(shelf.getByRole('heading', { name: MONIYA.pkg })).toHaveCount(0) // land gives way to agro
    const card = shelf.getByRole('article').first()
    const name = ((await card.getByRole('heading').textContent()) ?? '').trim()
    await card.getByRole('heading').getByRole('link').click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('main').getByRole('link', { name: 'Schedule a Site Tour' }).click()
    await expect(page).toHaveURL(/\/site_tour\?/)

    await fillContact(page, who)
    await expect(page.getByLabel('Project type')).toHaveValue('agro')
    await chooseTour(page, MONIYA)
    await page.getByRole('button', { name: 'Book Site Tour' }).click()

    await toasted('Successful!, Thank You for Booking!')
    await expect(page.getByLabel('First name')).toHaveValue('')
    const rows = (await site.bookings()).filter(({ email }) => email === who.email)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ firstname: who.firstname, phoneNumber: '+2348031234567' })
  })
}

test('a tour that fills up meanwhile is refused in the server’s words, and nothing typed is lost', async ({
  page,
  browser,
  site,
}) => {
  const fill = async (journey: string, on: typeof page) => {
    await on.goto(`${site.origin}/site_tour`)
    await interactive(on)
    await fillContact(on, person(journey))
    // A single seat on one date, ten days from now: schedule 14 of the sample data.
    await chooseTour(on, SINGLE_SEAT, chooseFirst)
  }
  await fill('last-seat-second', page)
  const context = await browser.newContext()
  const first = await context.newPage()
  const toasted = await noteToasts(first)
  await fill('last-seat-first', first)
  await first.getByRole('button', { name: 'Book Site Tour' }).click()
  await toasted('Successful!, Thank You for Booking!')
  await context.close()

  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('This Schedule is fully booked').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('last-seat-second@journeys.example')
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  const rows = (await site.bookings()).filter(({ email }) => email.startsWith('last-seat'))
  expect(rows.map(({ email }) => email)).toEqual(['last-seat-first@journeys.example'])
})

test('pressing the button ten times books once', async ({ page, site }) => {
  const who = person('ten-presses')
  const toasted = await noteToasts(page)
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, who)
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click()
  })
  await toasted('Successful!, Thank You for Booking!')
  expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
})

test('changing an earlier choice clears every later one', async ({ page }) => {
  await page.goto('/site_tour')
  await interactive(page)
  await chooseTour(page, MONIYA)
  await page.getByLabel('Project type').selectOption({ label: 'Home' })
  for (const label of ['Project', 'Package', 'Date', 'Time']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: 'Book Site Tour' })).toBeDisabled()
  await chooseFirst(page.getByLabel('Project', { exact: true }))
})
