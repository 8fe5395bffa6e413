import { type BrowserContext, expect, test } from '@playwright/test'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../journeys/support/booking.ts'
import { percentile, recordRow } from './report/record.ts'
import type { Fault } from './rig/fault.ts'
import { withBench } from './rig/with-bench.ts'

const ANSWER_MAX_MS = 15_000
const LIST_MAX_MS = 5_000
const OPENINGS = 5

const lines: { name: string; fault: Fault }[] = [
  { name: 'silent', fault: { kind: 'black-hole' } },
  { name: 'slow', fault: { kind: 'slow', bytesPerSecond: 2_000 } },
]

for (const { name, fault } of lines) {
  test(`R14-${name} on a line that only pretends, the saved copy comes at once and a booking gets its answer`, async ({
    browser,
  }) => {
    const { contentMs, listMs, answerMs, rows } = await withBench(
      browser,
      async ({ context, proxy, site }) => {
        const page = await context.newPage()
        await page.goto(`${proxy.origin}/projects/land`)
        const card = page.getByRole('article').first().getByRole('heading')
        const known = (await card.textContent()) ?? ''
        await page.goto(`${proxy.origin}/site_tour`)
        await interactive(page)
        await fillContact(page, person(`lie-fi-${name}`))
        await chooseTour(page, MONIYA)

        proxy.follow(() => fault)
        const opened = []
        for (let count = 0; count < OPENINGS; count += 1)
          opened.push(await openList(context, `${proxy.origin}/projects/land`, known))
        const middle = (values: number[]) => Math.round(percentile(values, 0.5))
        const contentMs = middle(opened.map((one) => one.contentMs))
        const listMs = middle(opened.map((one) => one.listMs))
        const pressed = Date.now()
        await page.getByRole('button', { name: 'Book Site Tour' }).click()
        const words = /Saved on this phone|Successful!, Thank You for Booking!/
        await expect(page.getByText(words).first()).toBeVisible({ timeout: 60_000 })
        const answerMs = Date.now() - pressed
        proxy.follow(() => null)
        await context.setOffline(true)
        await context.setOffline(false)
        const count = async () => (await site.bookings()).length
        await expect.poll(count, { timeout: 60_000 }).toBe(1)
        return { contentMs, listMs, answerMs, rows: await count() }
      },
    )
    const ok = contentMs < 1_000 && listMs <= LIST_MAX_MS && answerMs <= ANSWER_MAX_MS && rows === 1
    await recordRow({
      id: `R14-${name}`,
      what: 'A line that only pretends keeps nobody waiting',
      how: name === 'silent' ? 'Requests are taken and never answered' : 'Every answer drips in at 2 KB/s',
      figure: `first content after ${contentMs} ms, the saved list after ${listMs} ms (medians of ${OPENINGS}); a booking gets its words after ${answerMs} ms; ${rows} row in the end`,
      target: 'first content under 1 s, the saved list within 5 s; words within 15 s; 1 row',
      ok,
    })
    expect({ contentMs, listMs, answerMs, rows, ok }).toMatchObject({ ok: true })
  })
}

/** In a tab of its own: when something was visible, and when the saved list was. */
async function openList(context: BrowserContext, url: string, firstName: string) {
  const reader = await context.newPage()
  const asked = Date.now()
  await reader.goto(url, { waitUntil: 'commit' })
  await expect(reader.getByRole('article').first().getByRole('heading')).toHaveText(firstName)
  const listMs = Date.now() - asked
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const contentMs = await reader.evaluate(paint)
  await reader.close()
  return { contentMs, listMs }
}
