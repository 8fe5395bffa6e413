import { expect, test } from '@playwright/test'
import { guest } from './loads/book.ts'
import { recordRow } from './report/record.ts'
import { keptOn, submitOn } from './rig/bench-page.ts'
import { badAnswers, savedAnswers } from './rig/saved-answers.ts'
import { withBench } from './rig/with-bench.ts'

const PATHS = ['/projects/land', '/projects/agro', '/site_tour', '/resource_hub']
const BOOKINGS = 10

for (const kind of ['portal', 'redirect'] as const) {
  test(`R16-${kind} a network that wants a login first changes no copy and books nothing`, async ({
    browser,
  }) => {
    const measured = await withBench(browser, async ({ context, proxy, page, site, tour }) => {
      const reader = await context.newPage()
      for (const path of PATHS) {
        await reader.goto(proxy.origin + path)
        await reader.waitForLoadState('networkidle')
      }
      const before = await savedAnswers(reader, '^api-')
      proxy.follow(() => ({ kind }))
      for (let index = 0; index < BOOKINGS; index += 1) {
        await submitOn(page, `r16-${index}`, guest(`r16-${kind}-${index}`, tour))
      }
      for (const path of PATHS) {
        await reader.goto(proxy.origin + path)
        await expect(reader.getByRole('contentinfo')).toBeVisible()
        await reader.waitForLoadState('networkidle')
      }
      const after = await savedAnswers(reader, '^api-')
      const falselyBooked = (await keptOn(page)).filter(({ state }) => state === 'delivered').length
      const rowsMeanwhile = (await site.bookings()).length
      proxy.follow(() => null)
      await context.setOffline(true)
      await context.setOffline(false)
      await expect.poll(async () => (await site.bookings()).length, { timeout: 60_000 }).toBe(BOOKINGS)
      const textOf = (saved: typeof before) => new Map(saved.map(({ url, text }) => [url, text]))
      const now = textOf(after)
      const changed =
        before.filter(({ url, text }) => now.get(url) !== text).length + badAnswers(after).length
      return { kept: before.length, changed, falselyBooked, rowsMeanwhile }
    })
    const { kept, changed, falselyBooked, rowsMeanwhile } = measured
    const ok = kept > 0 && changed + falselyBooked + rowsMeanwhile === 0
    await recordRow({
      id: `R16-${kind}`,
      what: 'A portal is not the API',
      how:
        kind === 'portal'
          ? 'Every answer is a login page with status 200'
          : 'Every answer is a redirect to a login page',
      figure: `${changed} of ${kept} copies changed; ${falselyBooked} of ${BOOKINGS} falsely booked; all ${BOOKINGS} arrived after the login`,
      target: '0 changed, 0 falsely booked',
      ok,
    })
    expect(measured).toMatchObject({ changed: 0, falselyBooked: 0, rowsMeanwhile: 0 })
    expect(kept).toBeGreaterThan(0)
  })
}
