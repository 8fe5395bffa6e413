/** Every fixed text of docs/conformance.md appears on the screen that its row names, on a phone and on a desktop. */
import type { Page } from '@playwright/test'
import { fixedTexts } from '../harness/conformance-table.ts'
import { expect, test } from '../harness/journey.ts'
import { noteToasts } from '../harness/patience/note-toasts.ts'
import { FAULT, OWN_MISTAKE, openScene, scenes } from './scenes.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

test.use({ serviceWorkers: 'block', failsOnPurpose: true })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A placeholder may be any short text; the typographer's apostrophe counts as an apostrophe. */
const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"))
      .join('[^\\n]{1,40}?'),
  )

const seen = (page: Page, text: string) =>
  expect(page.getByText(patternOf(text)).locator('visible=true').first(), text).toBeVisible()

const names = [...new Set(fixedTexts.map(({ scene }) => scene))]
/** What their scenes show is said in a toast, which may have gone before it is looked for. */
const IS_TOLD = /^(booking|application) /
const textsOf = (name: string) => fixedTexts.filter(({ scene }) => scene === name)

/** Nothing is kept of one screen that the next would not have. */
test('every screen shows its fixed texts', async ({ page }) => {
  for (const name of names.filter((one) => !(one in scenes))) {
    await page.setViewportSize(PHONE)
    await openScene(page, name)
    for (const { text } of textsOf(name)) await seen(page, text)
    await page.setViewportSize(DESKTOP)
    for (const { text } of textsOf(name)) await seen(page, text)
  }
})

for (const name of names.filter((one) => one in scenes)) {
  const texts = textsOf(name)
  test(`${name} shows its ${texts.length} fixed texts`, async ({ page, complaints }) => {
    await page.setViewportSize(PHONE)
    const toasted = await noteToasts(page)
    await openScene(page, name)
    for (const { text } of texts) await (IS_TOLD.test(name) ? toasted(text) : seen(page, text))
    if (name === FAULT) expect(complaints.splice(0).join()).toContain(OWN_MISTAKE) // a test that looks for it finds it
  })
}

test('a text that stands nowhere is not seen', async ({ page }) => {
  await openScene(page, '/')
  await expect(page.getByText(patternOf('No {tab} seen anywhere'))).toHaveCount(0)
})
