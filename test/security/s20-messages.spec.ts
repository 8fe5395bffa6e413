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

/** Each picture of the page is fetched now, also those that wait to come near the screen. */
const fetchPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })

const picturesNotKept = (page: Page) =>
  page.evaluate(async () => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    const painted = fetched.filter((name) => /\.(avif|webp|jpe?g|png|svg)$/.test(new URL(name).pathname))
    const shown = [...painted, ...[...document.images].map(({ currentSrc }) => currentSrc)]
    const kept = await Promise.all(shown.map((address) => caches.match(address, { ignoreSearch: true })))
    return shown.filter((_, at) => !kept[at])
  })

/** What was set in motion has ended: half a second passes without a change of any cache. */
const cachesStand = (page: Page) =>
  expect
    .poll(async () => {
      const kept = JSON.stringify(await keptAddresses(page))
      await sleep(500)
      return kept === JSON.stringify(await keptAddresses(page))
    })
    .toBe(true)

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
  await fetchPictures(page)
  await expect.poll(() => picturesNotKept(page)).toEqual([]) // the worker takes over what the page had before it
  await cachesStand(page)
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
  await cachesStand(page)

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
