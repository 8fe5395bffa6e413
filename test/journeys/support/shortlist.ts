import { expect, type Locator, type Page } from '@playwright/test'
import { interactive } from './booking.ts'

/** The heart of a card. */
export const heartOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Save ${name} to your shortlist` })

/** Opens a screen as somebody who stays: hearts come for them. */
export async function openWithHearts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await interactive(page)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: /to your shortlist$/ }).first()).toBeVisible()
}
