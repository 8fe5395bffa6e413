/**
 * Row R25 of the reliability scorecard: a phone that is upgraded and rolled back over older builds, with requests on
 * it. In CI each older build is met once, and gone back to once.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { list } from '../../../src/features/requests/copy.ts'
import { recordWholeRow } from '../../faults/report/record.ts'
import { expect, listen, test } from '../../harness/journey.ts'
import { olderBuilds, unpackBuild } from '../../harness/older-build.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { type Site, startSite } from '../../harness/site.ts'
import { isWhole } from '../../harness/whole.ts'
import { chooseTour, fillContact, interactive, MONIYA, person, underWorker } from '../support/booking.ts'
import { withPhone } from '../support/phone.ts'
import { draftOnDisk } from '../support/phone-rows.ts'

const QUEUED = 'Saved on this phone. We will send it when you are back online.'
const PACKAGE = { path: '/projects/package/101', name: 'Moniya Green 500' }
const ADDRESSES = ['/', '/projects/land', PACKAGE.path, '/resource_hub', '/offline', '/outbox']
/** A worker needs two builds to be opened once each: the open one and the waiting one. */
const OPENINGS = 4

/** `keeps`: it has drafts and packs, which came after the first landing. */
type Version = { name: string; folder: string; boot: string; keeps: boolean }

async function versionIn(folder: string, name: string, keeps: boolean): Promise<Version> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  const boot = /assets\/boot-[\w-]+\.js/.exec(html)?.[0]
  if (!boot) throw new Error(`${name} has no boot script`)
  return { name, folder, boot, keeps }
}

const runs = (page: Page, { boot }: Version) =>
  page.evaluate((script) => Boolean(document.querySelector(`script[src$="${script}"]`)), boot)

/** Resolves when the worker of the server's current build is installed. */
const updated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    if (!worker) return
    await new Promise<void>((resolve) => {
      const isDone = () => worker.state !== 'installing' && resolve()
      worker.addEventListener('statechange', isDone)
      isDone()
    })
  })

/** Opens the site until a cold start shows this version, as a phone gets it by itself. */
async function arriveAt(
  version: Version,
  origin: string,
  open: () => Promise<[BrowserContext, Page]>,
  complaints: string[],
): Promise<[BrowserContext, Page]> {
  for (let opening = 1; opening <= OPENINGS; opening += 1) {
    const [context, page] = await open()
    listen(page, complaints)
    await page.goto(origin)
    await interactive(page)
    await underWorker(page)
    await updated(page)
    if (await runs(page, version)) return [context, page]
    await context.close()
  }
  throw new Error(`The phone never came to ${version.name}`)
}

/** What was sent, by the e-mail address that names each request. */
type Sent = { bookings: string[]; applications: string[] }

async function expectArrived(site: Site, sent: Sent): Promise<void> {
  const emails = (rows: { email: string }[]) => rows.map(({ email }) => email).sort()
  const patience = { timeout: 60_000 }
  await expect.poll(async () => emails(await site.bookings()), patience).toEqual(sent.bookings.toSorted())
  await expect
    .poll(async () => emails(await site.applications()), patience)
    .toEqual(sent.applications.toSorted())
}

/** Returns how many of the addresses showed nothing. */
async function countBlank(page: Page, origin: string): Promise<number> {
  let blank = 0
  for (const address of ADDRESSES) {
    await page.goto(origin + address)
    await interactive(page)
    const words = await page.getByRole('heading', { level: 1 }).first().textContent()
    if ((words ?? '').trim() === '') blank += 1
  }
  return blank
}

async function savePack(page: Page, origin: string): Promise<void> {
  await page.goto(origin + PACKAGE.path)
  await interactive(page)
  await page.getByRole('button', { name: /Save for offline/ }).click()
  await page.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(page.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })
}

async function expectPack(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/offline`)
  const kept = page.getByRole('listitem').filter({ hasText: PACKAGE.name })
  await expect(kept.first()).toContainText(/MB · saved/)
  await page.goto(origin + PACKAGE.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PACKAGE.name)
}

async function bookOffline(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/site_tour`)
  await interactive(page)
  await fillContact(page, { ...person('upgrade'), email })
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText(QUEUED).first()).toBeVisible()
}

async function applyOffline(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/virtual_team`)
  await interactive(page)
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Location').fill('Enugu')
  await page.getByLabel('Why do you want').fill('I sell land in Enugu.')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText(QUEUED).first()).toBeVisible()
}

/** Half an application, left on the page that sent the last one. */
async function leaveDraft(page: Page, location: string): Promise<void> {
  await expect(page.getByLabel('Location')).toHaveValue('')
  await page.getByLabel('Location').fill(location)
  await expect.poll(() => draftOnDisk(page, 'team-application')).toMatchObject({ fields: { location } })
}

test('R25 upgraded and rolled back over three older builds, a phone loses no request, sends none twice, and no page is blank', async () => {
  test.setTimeout(2_700_000)
  const root = await mkdtemp(path.join(tmpdir(), 'adbond-upgrades-'))
  const names = await olderBuilds()
  const older: Version[] = []
  for (const [age, name] of names.entries()) {
    await unpackBuild(name, path.join(root, name))
    older.push(await versionIn(path.join(root, name), name, age > 0))
  }
  const [first, second, third] = older
  if (!first || !second || !third) throw new Error('Three older builds are needed')
  const today = await versionIn('dist', 'today', true)
  const way = isWhole
    ? [first, second, third, today, first, today, second, today]
    : [first, third, today, second, today]

  const site = await startSite({ siteDir: first.folder, seats: 50 })
  const sent: Sent = { bookings: [], applications: [] }
  const complaints: string[] = []
  let blank = 0
  let hasPack = false
  let draft: string | null = null
  await withPhone(async (open) => {
    for (const [step, version] of way.entries()) {
      if (step > 0) await site.deploy(version.folder)
      const [context, page] = await arriveAt(version, site.origin, open, complaints)
      await expectArrived(site, sent) // what the last version left on the phone
      blank += await countBlank(page, site.origin)
      if (version.keeps && !hasPack) await savePack(page, site.origin)
      hasPack ||= version.keeps
      // The free dates and times are read once with a network.
      await page.goto(`${site.origin}/site_tour`)
      await interactive(page)
      await chooseTour(page, MONIYA)

      await context.setOffline(true)
      if (version.keeps) await expectPack(page, site.origin)
      const booker = `upgrade-${step}@journeys.example`
      await bookOffline(page, site.origin, booker)
      sent.bookings.push(booker)
      await page.goto(`${site.origin}/virtual_team`)
      await interactive(page)
      if (version.keeps && draft) await expect(page.getByLabel('Location'), version.name).toHaveValue(draft)
      const applicant = `upgrade-team-${step}@journeys.example`
      await applyOffline(page, site.origin, applicant)
      sent.applications.push(applicant)
      if (version.keeps) {
        draft = `Enugu, step ${step}`
        await leaveDraft(page, draft)
      }
      await context.close()
    }
    const [context, page] = await arriveAt(today, site.origin, open, complaints)
    await expectArrived(site, sent)
    await page.goto(`${site.origin}/outbox`)
    await expect(page.getByRole('heading', { name: new RegExp(`^${list.done}`) })).toBeVisible()
    await expect(page.getByRole('heading', { name: new RegExp(`^${list.needsYou}`) })).toHaveCount(0)
    await context.close()
  })
  const rows = (await site.bookings()).length + (await site.applications()).length
  const requests = sent.bookings.length + sent.applications.length
  const ok = rows === requests && blank === 0 && complaints.length === 0
  await recordWholeRow({
    id: 'R25',
    what: 'Upgrades and rollbacks lose nothing',
    how: `${way.length - 1} changes between three older builds and today's, forth and back; at each a booking, an application and a draft are left on the phone, with a saved pack`,
    figure: `${rows} rows of ${requests} requests; ${way.length * ADDRESSES.length} pages opened, ${blank} blank, ${complaints.length} complaints`,
    target: 'every request delivered once, 0 blank, drafts and packs kept',
    ok,
  })
  expect(complaints).toEqual([])
  expect(ok).toBe(true)
  await site.remove()
  await rm(root, { recursive: true })
})
