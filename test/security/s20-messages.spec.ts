import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Worker } from '@playwright/test'
import { recordWholeRow } from '../faults/report/record.ts'
import { expect, test } from '../harness/journey.ts'
import { count } from '../harness/whole.ts'
import { interactive, laterParts, underWorker } from '../journeys/support/booking.ts'
import { putOnPhone, textOnPhone, waitingBooking } from '../journeys/support/phone-rows.ts'
import { hostileMessages } from './attacks/hostile-messages.ts'

const MESSAGES = count(500, 100)
const SEED = 20

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).sort()
    return Promise.all(
      names.map(async (name) => [
        name,
        (await (await caches.open(name)).keys()).map(({ url }) => url).sort(),
      ]),
    )
  })

const picturesNotKept = (page: Page) =>
  page.evaluate(async () => {
    const shown = performance.getEntriesByType('resource').map(({ name }) => name)
    const pictures = shown.filter((name) => /\.(avif|webp|jpe?g|png|svg)$/.test(new URL(name).pathname))
    const kept = await Promise.all(pictures.map((name) => caches.match(name, { ignoreSearch: true })))
    return pictures.filter((_, at) => !kept[at])
  })

/** The worker has processed everything that was posted to it before this. */
const workerAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener(
          'message',
          ({ data }) => data?.kind === 'fetched' && !data.isFuzz && resolve(),
        )
        navigator.serviceWorker.controller?.postMessage({ kind: 'ask-fetched' })
      }),
  )

test('S20 page and worker heed nothing but their own messages', async ({ page, context, site }) => {
  await page.goto('/faqs')
  await interactive(page)
  await underWorker(page)
  await putOnPhone(page, [waitingBooking(1, 'Adaeze')])
  const [worker] = context.serviceWorkers() as [Worker]
  const complaints: string[] = []
  worker.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await worker.evaluate(() => {
    Object.assign(self, { faults: [] as string[] })
    const note = (reason: unknown) => (self as unknown as { faults: string[] }).faults.push(String(reason))
    self.addEventListener('unhandledrejection', ({ reason }) => note(reason))
    self.addEventListener('error', ({ message }) => note(message))
  })
  await laterParts(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => picturesNotKept(page)).toEqual([]) // the worker takes over what the page had before it
  const before = { caches: await keptAddresses(page), phone: await textOnPhone(page), url: page.url() }
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))

  const messages = hostileMessages(MESSAGES, SEED)
  await page.evaluate((all) => {
    for (const message of all) navigator.serviceWorker.controller?.postMessage(message)
  }, messages)
  await workerAnswers(page)
  await worker.evaluate(async (all) => {
    const { clients } = self as unknown as {
      clients: { matchAll: () => Promise<Pick<globalThis.Worker, 'postMessage'>[]> }
    }
    for (const client of await clients.matchAll()) for (const message of all) client.postMessage(message)
  }, messages)
  await workerAnswers(page)
  const stands = async () => {
    const kept = JSON.stringify(await keptAddresses(page))
    await sleep(500) // what an earlier message set in motion may still run
    return kept === JSON.stringify(await keptAddresses(page))
  }
  await expect.poll(stands).toBe(true)

  const after = { caches: await keptAddresses(page), phone: await textOnPhone(page), url: page.url() }
  const faults = [
    ...complaints,
    ...(await worker.evaluate(() => (self as unknown as { faults: string[] }).faults)),
  ]
  const isUnchanged = JSON.stringify(after) === JSON.stringify(before)
  const rows = (await site.bookings()).filter(({ email }) => email.endsWith('@rows.example')).length
  const ok = isUnchanged && faults.length === 0 && asked.length === 0 && rows === 0
  await recordWholeRow({
    id: 'S20',
    what: 'Page and worker heed nothing but their own messages',
    how: `${MESSAGES} made-up messages to the worker and as many to the page, seed ${SEED}: no objects, names alone, near names, kinds without what they need, plans with addresses that are none; then caches, outbox, address and requests are compared, and an honest message is answered`,
    figure: `${faults.length} faults, ${asked.length} requests, ${isUnchanged ? 'nothing' : 'something'} changed`,
    target: '0, 0, nothing',
    ok,
  })
  expect(after).toEqual(before)
  expect({ faults, asked, rows }).toEqual({ faults: [], asked: [], rows: 0 })
})
