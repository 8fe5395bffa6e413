import { expect, test } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { startSite } from '../../harness/site.ts'
import { interactive, underWorker } from '../support/booking.ts'
import { savedQueries } from '../support/saved-reads.ts'

test('a pack saved under Data saver brings the pages that show it, says so, and opens with no server', async ({
  browser,
}) => {
  const site = await startSite()
  const context = await browser.newContext()
  const page = await context.newPage()
  await context.addInitScript(() => localStorage.setItem('adbond-data-saver', 'on'))
  await page.goto(`${site.origin}/offline`)
  await interactive(page)
  await page.mouse.move(8, 8)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click() // a second screen: somebody stays
  await expect(page).toHaveURL(`${site.origin}/careers`)
  await underWorker(page)
  await page.goto(`${site.origin}/offline`)
  await interactive(page)
  const links = page.getByRole('main').getByRole('link', { name: 'Questions and answers' })
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Also opens without a network' })).toBeVisible()
  await expect(links, 'never visited, so not on this phone').toHaveCount(0)

  await page.goto(`${site.origin}/projects/land`)
  await interactive(page)
  await expect(page.getByRole('heading', { name: 'Moniya Green 500' })).toBeVisible()
  await expect.poll(() => savedQueries(page)).toContain('project-page /projects/1')
  await page.goto(`${site.origin}/offline`)
  await interactive(page)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('link', { name: 'Land packages', exact: true }),
    'its screen is here',
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Moniya Green 500' }), 'its screen is not').toHaveCount(0)

  await page.goto(`${site.origin}/projects/land`)
  await interactive(page)
  const project = page.getByRole('region', { name: 'Moniya Green Layout' })
  await project.getByRole('button', { name: /Save for offline/ }).click()
  await expect(project.getByText(/The pages of this site/)).toBeVisible()
  await project.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(project.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })
  await page.goto('about:blank')
  await site.stop()
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')

  await page.goto(`${site.origin}/projects/package/101`) // no package was ever opened
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await page.goto(`${site.origin}/faqs`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ask before/)
  await page.goto(`${site.origin}/offline`)
  await expect(links.first()).toBeVisible()
  await context.close()
  await site.remove()
})
