/** Steps that several journeys share, in the words of the person. */
import { type BrowserContext, expect, type Locator, type Page, type Worker } from '@playwright/test'

export type Person = { firstname: string; lastname: string; email: string; phone: string }

/**
 * Tours of the sample data: one with three times on a day, one with a single seat. The first has thirty seats on the date
 * and at the time that are chosen here. The audits take twenty of them, should they all have one worker and its site.
 */
export const MONIYA = { type: 'Land', project: 'Moniya Green Layout', pkg: 'Moniya Green 500' }
export const SINGLE_SEAT = { type: 'Land', project: 'Rubochi Heights', pkg: 'Rubochi Heights 450' }

/** Six seats at its one time, on every day. */
export const BUNGALOW = {
  type: 'Home',
  project: 'Simawa Crescent',
  pkg: 'Three-bedroom bungalow with garden',
}

/** Everybody books with their own address, so that a row in the database names its journey. */
export function person(journey: string): Person {
  return {
    firstname: 'Adaeze',
    lastname: 'Okonkwo',
    email: `${journey}@journeys.example`,
    phone: '0803 123 4567',
  }
}

export async function fillContact(page: Page, who: Person): Promise<void> {
  await page.getByLabel('First name').fill(who.firstname)
  await page.getByLabel('Last name').fill(who.lastname)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Phone number').fill(who.phone)
}

/** Chooses through the whole cascade: the named project and package, then a date and its first time on offer. */
export async function chooseTour(
  page: Page,
  tour: typeof MONIYA,
  chooseDate: (dates: Locator) => Promise<unknown> = chooseSecond,
): Promise<void> {
  await page.getByLabel('Project type').selectOption({ label: tour.type })
  await chooseOption(page.getByLabel('Project', { exact: true }), tour.project)
  await chooseOption(page.getByLabel('Package', { exact: true }), tour.pkg)
  await chooseDate(page.getByLabel('Date'))
  await chooseFirst(page.getByLabel('Time'))
}

const chooseOption = (select: Locator, label: string) => select.selectOption({ label })

export const chooseFirst = (select: Locator): Promise<void> => chooseAt(select, 0)

/** The first date may be tomorrow, which midnight makes today before it is booked. */
export const chooseSecond = (select: Locator): Promise<void> => chooseAt(select, 1)

async function chooseAt(select: Locator, place: number): Promise<void> {
  const option = select.locator('option:not([disabled])').nth(place)
  await expect(option).toBeAttached()
  await select.selectOption(await option.getAttribute('value'))
}

/** React answers from here on; before that the page is plain HTML. */
export async function interactive(page: Page): Promise<void> {
  await page.locator('html[data-state=interactive]').waitFor()
}

/**
 * Somebody is there, so the parts come that a page without a worker has to fetch. The one that watches the line is
 * fetched, and the cards and the toasts are drawn.
 */
export async function laterParts(page: Page): Promise<void> {
  await page.mouse.move(8, 8)
  await page.waitForFunction(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ name, responseStatus }) => name.includes('/reader-') && responseStatus === 200,
    ),
  )
  await expect(page.getByRole('banner').getByRole('status')).toBeAttached()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
}

/** What the page shows is what it reads, and no place of it: not every skeleton is marked as busy. */
export async function everythingRead(page: Page): Promise<void> {
  const awaited = page.locator(':is([aria-busy=true], .skeleton):visible')
  await expect(awaited, 'nothing is read any more').toHaveCount(0)
}

/** Sends the application form as it is, once its code is there, which comes for who stays. */
export async function sendApplicationAsItIs(page: Page): Promise<void> {
  await page.mouse.move(8, 8)
  await page.locator('form:not([data-asleep] *)').evaluate((form: HTMLFormElement) => form.requestSubmit())
}

/** The worker is installed and controls this page. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller))
}

/** Books a tour on a phone that has lost its network, and sees it kept. */
export async function bookOffline(page: Page, context: BrowserContext, who: Person): Promise<void> {
  await page.goto('/site_tour')
  await interactive(page)
  await underWorker(page)
  await chooseTour(page, MONIYA)
  await context.setOffline(true)
  await fillContact(page, who)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(
    page.getByText('Saved on this phone. We will send it when you are back online.').first(),
  ).toBeVisible()
}

/**
 * No page is open any more, as the worker sees it: one that was closed is still there for a moment. A worker that the
 * browser has just ended and started again does not answer, and is asked anew.
 */
export async function nobodyLeft(context: BrowserContext): Promise<void> {
  const pagesOf = async (worker: Worker) => {
    const asked = worker.evaluate(async () => {
      const { clients } = self as unknown as { clients: { matchAll: (of: object) => Promise<unknown[]> } }
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
    })
    return asked.catch(() => Number.POSITIVE_INFINITY)
  }
  await expect
    .poll(async () => Math.max(...(await Promise.all(context.serviceWorkers().map(pagesOf)))))
    .toBe(0)
}
