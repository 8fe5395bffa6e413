/**
 * R27: whichever field the person leaves by pressing the button, the button does not move and the press counts. In CI
 * each field is left on one of the devices.
 */
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { staticPaths } from '../../../contract/addresses/documents.ts'
import { recordWholeRow } from '../../faults/report/record.ts'
import {
  type FormOfSite,
  fieldsOf,
  formOn,
  formsOfSite,
  openForm,
  refuseAll,
} from '../../harness/every-form.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { count, shareOf } from '../../harness/whole.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' })

const DEVICES: Record<'phone' | 'desktop', BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
/** Of the button's height: a note of one line above it pushes this part away from under the thumb. */
const UPPER_THIRD = 1 / 6

/** Relative to its container: a pressed button shrinks a little, around its middle. */
const topOf = (button: Locator) =>
  button.locator('..').evaluate((element) => element.getBoundingClientRect().top)

/** Types into a field and leaves it by pressing the button; returns how far the button moved meanwhile. */
async function press(page: Page, button: Locator, device: keyof typeof DEVICES): Promise<number> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not there')
  // Playwright aims at what stands still: nobody presses what moves on its own.
  const aimed = { position: { x: box.width / 2, y: box.height * UPPER_THIRD } }
  if (device === 'phone') {
    await button.tap(aimed)
    return 0
  }
  await button.hover(aimed)
  const before = await topOf(button)
  await page.mouse.down()
  await drawn(page)
  const moved = Math.abs((await topOf(button)) - before)
  await page.mouse.up()
  return moved
}

/** A submit event, or a request on the wire where the form makes one. */
const isHeard = (heard: () => Promise<number>): Promise<boolean> =>
  expect
    .poll(heard)
    .toBeGreaterThan(0)
    .then(
      () => true,
      () => false,
    )

type Found = { lost: string[]; moved: string[]; presses: number }

/** Every field of one form, each typed into and then left by a press. */
async function pressFrom(
  page: Page,
  form: FormOfSite,
  device: keyof typeof DEVICES,
): Promise<Found & { fields: string[] }> {
  const wire = await refuseAll(page)
  await page.goto(form.path)
  await interactive(page)
  await form.prepare(page)
  await openForm(page, form)
  await form.kept(page)
  const fields = await fieldsOf(formOn(page))
  const found = { lost: [] as string[], moved: [] as string[], presses: 0, fields }
  for (const name of shareOf(fields, device === 'phone' ? 0 : 1, 2)) {
    await page.reload()
    const button = await openForm(page, form)
    // Only this button tells not by itself that the draft is back, with its note above.
    if (form.path === '/faqs') await expect(page.getByText('Go on where you stopped.')).toBeVisible()
    const field = formOn(page).locator(`[name=${name}]`)
    await field.focus()
    if (await field.evaluate((element) => element.matches('input, textarea'))) await page.keyboard.type('1')
    const before = wire.answered
    const pixels = await press(page, button, device)
    found.presses += 1
    const heard = () =>
      form.path === '/faqs'
        ? page.locator('html[data-submitted]').count()
        : Promise.resolve(wire.answered - before)
    if (!(await isHeard(heard))) {
      const submits = await page.locator('html[data-submitted]').count()
      found.lost.push(
        `${form.path} ${name}: ${submits} submits, the form says ${await formOn(page).textContent()}`,
      )
    } else await form.kept(page)
    if (pixels > 0) found.moved.push(`${form.path} ${name}: ${pixels} px`)
  }
  return found
}

async function pressAll(browser: Browser, origin: string, device: keyof typeof DEVICES) {
  const all = { lost: [] as string[], moved: [] as string[], presses: 0 }
  const seen = new Set<string>()
  for (const form of formsOfSite) {
    const context = await browser.newContext({ ...DEVICES[device], baseURL: origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      addEventListener('submit', () => document.documentElement.toggleAttribute('data-submitted', true))
    })
    const { lost, moved, presses, fields } = await pressFrom(page, form, device)
    all.lost.push(...lost)
    all.moved.push(...moved)
    all.presses += presses
    seen.add(fields.toSorted().join())
    await context.close()
  }
  return { ...all, seen }
}

for (const device of ['phone', 'desktop'] as const) {
  test(`R27-${device} no press is lost or moved by the field that it leaves`, async ({ browser, site }) => {
    test.slow() // 23 reloads of a page
    const { lost, moved, presses, seen } = await pressAll(browser, site.origin, device)
    const ok = lost.length === 0 && moved.length === 0
    await recordWholeRow({
      id: `R27-${device}`,
      what: 'A press on the button of a form counts, whichever field it leaves',
      how: `every field of every form typed into, then left by a press on the button’s upper third, on a ${device}`,
      figure: `${presses} presses on ${seen.size} forms: ${lost.length} lost, the button moved in ${moved.length}`,
      target: '0 lost, 0 moved',
      ok,
    })
    expect({ lost, moved }).toEqual({ lost: [], moved: [] })
    expect(presses).toBeGreaterThanOrEqual(count(23, 10))
    for (const path of staticPaths) {
      const html = await (await fetch(site.origin + path)).text()
      // A search sends nothing and has no button: each letter counts (find.slow.spec.ts, post-search.slow.spec.ts).
      const forms = html.replaceAll(/<search[\s\S]*?<\/search>/g, '')
      for (const [form] of forms.matchAll(/<form[\s\S]*?<\/form>/g)) {
        const names = [
          ...form.matchAll(/<(?:input|textarea|select)(?![^>]*tabindex="-1")[^>]*? name="(\w+)"/gi),
        ].map(([, name]) => name)
        expect([...seen], `the form of ${path} is among those pressed`).toContain(names.toSorted().join())
      }
    }
  })
}
