import { expect, test } from '../harness/journey.ts'
import { interactive, underWorker } from '../journeys/booking.ts'

test('saving can be stopped, goes on after a reload, and is missed when the phone throws it away', async ({
  page,
}) => {
  await page.goto('/projects/land')
  await interactive(page)
  await underWorker(page)
  // A line on which pictures hang until they are let go.
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
  await expect(project.getByText('Saved for offline')).toBeVisible()

  await page.evaluate(() => caches.delete('packs'))
  await page.goto('/offline')
  const lost = page.getByRole('listitem').filter({ hasText: 'Ewekoro Hills Gardens' }).first()
  await expect(lost).toContainText('This phone removed the saved copy')
  await lost.getByRole('button', { name: /Save it again/ }).click()
  await expect(lost).toContainText(/\d MB · saved/)
})
