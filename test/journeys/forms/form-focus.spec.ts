/** Where the focus is after pressing the button of a form. */
import type { Page, Route } from '@playwright/test'
import { form as application } from '../../../src/features/team/copy.ts'
import { pending as outcome, refusedField, form as words } from '../../../src/features/tours/copy.ts'
import { expect, test } from '../../harness/journey.ts'
import { SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { chooseTour, fillContact, interactive, laterParts, MONIYA, person } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' })

const BOOK = /\/site_tours\/book/
const THEIRS = 'The phone number field format is invalid.'
const refusesPhone = (route: Route) =>
  route.fulfill({
    status: 422,
    json: { statusCode: 422, error: THEIRS, errors: { phoneNumber: [THEIRS] } },
  })

async function filledForm(page: Page, who: string): Promise<void> {
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, person(who))
  await chooseTour(page, MONIYA)
}

test('what was sent is told where the focus is, and a refusal stands beside its field in our words', async ({
  page,
}) => {
  await filledForm(page, 'focus')
  await page.route(BOOK, refusesPhone)
  const button = page.getByRole('button', { name: words.submit })
  await button.click()
  const phone = page.getByLabel(words.fields.phoneNumber)
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(
    new RegExp(`${refusedField.phoneNumber.replaceAll('+', '\\+')}.+${THEIRS}`),
  )

  await page.unroute(BOOK)
  await phone.fill('0805 123 4567')
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('listitem').filter({ hasText: 'Booked. We will write to you' })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toContainText(/For A\. O\. · AB-\w{6}/)
  await expect(confirmation.getByRole('button', { name: /^Add to calendar/ })).toBeVisible()
  const told = confirmation.getByRole('status').filter({ hasText: /./ })
  await expect(told).toHaveText(outcome.delivered) // not its buttons
  expect(await page.locator('[role=status], [aria-live]').filter({ has: confirmation }).count()).toBe(0)
})

test('who has scrolled on while it is sent keeps the place, and hears the outcome', async ({ page }) => {
  await filledForm(page, 'scrolled-on')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(BOOK, async (route) => {
    await held
    await route.continue()
  })
  const isSent = page.waitForRequest(BOOK)
  await page.getByRole('button', { name: words.submit }).click()
  await isSent
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  release()
  const confirmation = page.getByRole('listitem').filter({ hasText: 'Booked. We will write to you' })
  await expect(confirmation).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a press on a form with gaps names them and goes to the first', async ({ page }) => {
  await page.goto('/site_tour')
  await interactive(page)
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByRole('button', { name: words.submit }).focus()
  await page.keyboard.press('Enter')
  const lastName = page.getByLabel('Last name')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Please fill in: last name.')
  await expect(page.getByLabel('Project type')).toHaveAccessibleDescription('Choose a project type.')
  await fillContact(page, person('gaps'))
  await chooseTour(page, MONIYA)
  await page.getByLabel('Last name').fill('')
  await expect(page.getByText('Still missing: last name.')).toBeVisible()
})

test('a press that comes before the code of the form is seen at once, and sends what was typed', async ({
  page,
}) => {
  await page.route(/\/virtual_teams\/apply/, (route) =>
    route.fulfill({ json: { statusCode: 200, data: null } }),
  )
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(main|core)-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/virtual_team')
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('Email').fill('early-press@journeys.example')
  await page.getByLabel('Location').fill('Warri, Delta')
  await page.getByLabel(application.fields.reason).fill('I answer the phone in three languages.')
  const button = page.getByRole('button', { name: application.submit })
  await button.dispatchEvent('click')
  expect(await button.evaluate((element) => element.getAnimations().length), 'it is seen').toBeGreaterThan(0)
  const isSent = page.waitForRequest(/\/virtual_teams\/apply/)
  release()
  expect((await isSent).postDataJSON()).toMatchObject({ email: 'early-press@journeys.example' })
})

test('the link of a tour leads a keyboard to the form too, also from another screen', async ({ page }) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  const part = page.getByRole('region', { name: words.heading })
  const pressed = async (name: RegExp) => {
    await page.getByRole('main').getByRole('link', { name }).first().press('Enter')
    await expect(page).toHaveURL(/#site_tour_form$/)
    await expect(part).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(part.locator(':focus')).toHaveCount(1)
  }
  await page.goto('/site_tour')
  await interactive(page)
  await laterParts(page) // the timer of who stays has the same time
  await pressed(/^Book This Tour/)
  await page.goto('/projects/package/101')
  await interactive(page)
  await pressed(/^Schedule a Site Tour/)
})

test('a link to a part of the page glides; the next field of a form is in view at once', async ({ page }) => {
  await page.goto('/virtual_team')
  await interactive(page)
  await laterParts(page)
  const follow = page.locator('main a[href^="#"]').first()
  const { soon, later } = await follow.evaluate(async (link: HTMLElement) => {
    const place = () => Math.round(window.scrollY)
    const still = async (): Promise<number> => {
      const before = place()
      await new Promise((resolve) => setTimeout(resolve, 200))
      return place() === before && before > 0 ? before : still()
    }
    link.click()
    return { soon: place(), later: await still() }
  })
  expect(soon).toBeLessThan(later)
  const name = page.getByLabel('First name')
  await name.focus()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.press('Tab')
  const [seen, after] = await page.evaluate(async () => {
    const first = window.scrollY
    await new Promise((resolve) => setTimeout(resolve, 300))
    return [first, window.scrollY]
  })
  expect(seen).toBeGreaterThan(0)
  expect(seen).toBe(after)
})
