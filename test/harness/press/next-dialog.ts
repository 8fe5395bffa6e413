import type { Page } from '@playwright/test'

/**
 * Call it before a press that opens a dialog; what it returns waits until that dialog is there. Another one may be open
 * before, and for some frames after the press: the menu that offered it leaves once the press has been shown.
 */
export async function nextDialog(page: Page): Promise<() => Promise<void>> {
  const before = await page.evaluateHandle(() => window.openDialog())
  return async () => {
    await page.waitForFunction((former) => ![null, former].includes(window.openDialog()), before)
    await before.dispose()
  }
}
