import { killWorkers } from '../../faults/loads/crash.ts'
import { startProxy } from '../../faults/rig/proxy.ts'
import { expect, test } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { interactive, underWorker } from '../support/booking.ts'

test('saving can be stopped, goes on after a reload, and is missed when the phone throws it away', async ({
  page,
}) => {
  await page.goto('/projects/land')
  await interactive(page)
  await underWorker(page)
  // A line on which pictures hang until they are released.
  const held: (() => void)[] = []
  let isHolding = true
  await page.context().route(/\/media\/.*\?w=480/, async (route) => {
    if (isHolding && route.request().method() === 'GET') await new Promise<void>((go) => held.push(go))
    await route.continue().catch(() => undefined)
  })
  const project = page.getByRole('region', { name: 'Ewekoro Hills Gardens' })
  await project.getByRole('button', { name: /Save for offline/ }).click()
  await project.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  const bar = project.getByRole('progressbar', { name: 'Saving for offline' })
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(3)
  await project.getByRole('button', { name: 'Cancel' }).click()
  await expect(project.getByText(/Stopped at \d+%/)).toBeVisible()

  isHolding = false
  for (const go of held) go()
  await page.reload()
  await interactive(page)
  await expect(project.getByText(/Stopped at \d+%/)).toBeVisible()
  await project.getByRole('button', { name: 'Continue' }).click()
  await expect(project.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })

  await page.evaluate(() => caches.delete('packs'))
  await page.goto('/offline')
  const lost = page.getByRole('listitem').filter({ hasText: 'Ewekoro Hills Gardens' }).first()
  await expect(lost).toContainText('The saved copy is no longer on this phone')
  await lost.getByRole('button', { name: /Save it again/ }).click()
  await lost.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(lost).toContainText(/\d MB · saved/)
})

test('saving goes on by itself after the browser has ended the worker in the middle of it', async ({
  page,
  context,
}) => {
  await page.goto('/projects/land')
  await interactive(page)
  await underWorker(page)
  // One picture that never arrives while the first worker lives; counts the requests for each.
  const asked = new Map<string, number>()
  let held = ''
  await context.route(/\/media\/.*\?w=480/, async (route) => {
    const request = route.request()
    if (!request.serviceWorker() || request.method() !== 'GET') return route.continue()
    const times = (asked.get(request.url()) ?? 0) + 1
    asked.set(request.url(), times)
    if (asked.size === 3 && times === 1) {
      held = request.url()
      return // nobody answers
    }
    await route.continue().catch(() => undefined)
  })
  const project = page.getByRole('region', { name: 'Ewekoro Hills Gardens' })
  await project.getByRole('button', { name: /Save for offline/ }).click()
  await project.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect.poll(() => held).not.toBe('')
  await expect(project.getByRole('progressbar', { name: 'Saving for offline' })).toBeVisible()

  await killWorkers(context, page)
  await expect(project.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })
  expect(asked.get(held), 'the broken part is asked for again').toBe(2)
  const again = [...asked].filter(([url, times]) => url !== held && times > 1)
  expect(again.length, 'of the others only what was on its way').toBeLessThanOrEqual(2)
})

test('saving goes on by itself after a line that broke, and an update that broke off says so and leaves the old pack', async ({
  browser,
  site,
}) => {
  const proxy = await startProxy(site.origin)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${proxy.origin}/projects/land`)
  await interactive(page)
  await underWorker(page)
  const isPicture = (path: string) => /^\/media\/.*\?w=480/.test(path)
  const project = page.getByRole('region', { name: 'Ewekoro Hills Gardens' })
  await project.getByRole('button', { name: /Save for offline/ }).click()
  const confirm = project.getByRole('button', { name: /^Save [\d.]+ MB$/ })
  await expect(confirm).toBeVisible()
  // The worker's own retry must fail with the pictures: a foreign host may be down while the line is good.
  proxy.follow(({ path }) => (isPicture(path) || path === '/sw.js' ? { kind: 'reset' } : null))
  await confirm.click()
  await expect(project.getByText('No answer came. It goes on by itself')).toBeVisible()
  proxy.follow(() => null)
  await expect(project.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS }) // asked about every 15 s

  await page.goto(`${proxy.origin}/offline`)
  const pack = page.getByRole('listitem').filter({ hasText: 'Ewekoro Hills Gardens' }).first()
  proxy.follow(({ path }) => (/[?&]date=/.test(path) ? { kind: 'reset' } : null))
  await pack.getByRole('button', { name: /Update/ }).click()
  await expect(pack).toContainText('No answer came before all of it was new.')
  await expect(pack).toContainText(/\d MB · saved/)
  await context.close()
  await proxy.close()
})

test('what is deleted with everything else while it is being saved comes back from no worker and from no other tab', async ({
  page,
  context,
}) => {
  await page.goto('/projects/land')
  await interactive(page)
  await underWorker(page)
  const held: (() => void)[] = []
  let isHolding = true
  await context.route(/\/media\/.*\?w=480/, async (route) => {
    const request = route.request()
    const isSaving = request.serviceWorker() && request.method() === 'GET'
    if (isHolding && isSaving) await new Promise<void>((go) => held.push(go))
    await route.continue().catch(() => undefined)
  })
  // The second waits for the first, and nothing of it is on the phone yet.
  for (const name of ['Ewekoro Hills Gardens', 'Adunni Creek Estate']) {
    const project = page.getByRole('region', { name })
    await project.getByRole('button', { name: /Save for offline/ }).click()
    await project.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
    await expect(project.getByRole('progressbar', { name: 'Saving for offline' })).toBeVisible()
  }
  await expect.poll(() => held.length).toBeGreaterThan(0)

  const other = await context.newPage()
  await other.goto('/legal/privacy')
  await interactive(other)
  await other.getByRole('button', { name: 'Delete what is on this phone' }).click()
  await other.getByRole('button', { name: 'Delete everything' }).click()
  await expect(other.getByText(/saved packs were deleted from this browser/)).toBeVisible()
  isHolding = false
  for (const go of held) go()

  await expect(page.getByRole('progressbar', { name: 'Saving for offline' })).toHaveCount(0)
  await page.waitForTimeout(12_000) // what a worker saves, and what a silent one is reminded of, comes in this time
  const saved = () => other.evaluate(async () => (await (await caches.open('packs')).keys()).length)
  expect(await saved()).toBe(0)
  await page.goto('/offline')
  await interactive(page)
  await expect(
    page.locator('main :is([aria-busy=true], .skeleton)'),
    'the caches have been read',
  ).toHaveCount(0)
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: /Adunni Creek Estate|Ewekoro Hills Gardens/ }),
  ).toHaveCount(0)
})
