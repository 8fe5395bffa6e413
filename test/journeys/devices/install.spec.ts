import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import playwrightConfig from '../../playwright.config.ts'
import { interactive, underWorker } from '../support/booking.ts'

test('the browser finds nothing that stands against installing the site', async ({ site }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'adbond-install-')) // a private window is never installable
  const context = await chromium.launchPersistentContext(profile, { ...playwrightConfig.use?.launchOptions })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(site.origin)
  await interactive(page)
  await underWorker(page)
  const devTools = await context.newCDPSession(page)
  expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const { errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await context.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 }) // the browser's last process may still write
})
