/** Steps that several journeys share, in the words of the person. */
import { expect, type Locator, type Page } from '@playwright/test'

export type Person = { firstname: string; lastname: string; email: string; phone: string }

/** Everybody books with an address of their own, so that a row in the database names its journey. */
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

/** Chooses through the whole cascade: the named project and package, then the first date and time on offer. */
export async function chooseTour(page: Page, type: string, project: string, pkg: string): Promise<void> {
  await page.getByLabel('Project type').selectOption({ label: type })
  await chooseOption(page.getByLabel('Project', { exact: true }), project)
  await chooseOption(page.getByLabel('Package', { exact: true }), pkg)
  await chooseFirst(page.getByLabel('Date'))
  await chooseFirst(page.getByLabel('Time'))
}

async function chooseOption(select: Locator, label: string): Promise<void> {
  await expect(select.locator('option', { hasText: label }).first()).toBeAttached()
  await select.selectOption({ label })
}

export async function chooseFirst(select: Locator): Promise<void> {
  const offered = select.locator('option:not([disabled])')
  await expect(offered.first()).toBeAttached()
  const value = await offered.first().getAttribute('value')
  await select.selectOption(value)
}

/** React answers from here on; before that the page is plain HTML. */
export async function interactive(page: Page): Promise<void> {
  await page.locator('html[data-state=interactive]').waitFor()
}

/** The worker is installed and this page is under its care. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), null, { timeout: 30_000 })
}
