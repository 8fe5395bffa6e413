/** Bookings to an API without keys, each answer lost on a used connection: what the browser does by itself. */
import { chromium, expect } from '@playwright/test'
import { selfSigned } from '../../harness/certificate.ts'
import { startSite } from '../../harness/site.ts'
import { BROWSER_ARGS } from '../../playwright.config.ts'
import { benchFiles, keptOn, openBench, submitOn } from '../rig/bench-page.ts'
import { startProxy } from '../rig/proxy.ts'
import { type Protocol, startTlsLine } from '../rig/tls-line.ts'
import { guest, offeredTours } from './book.ts'

export type Repeats = {
  /** How many people are in the table. */
  booked: number
  /**
   * How many POSTs reached the server: the reference API gives a person one seat, a provider without keys gives one to
   * each.
   */
  posts: number
  /** How many the page calls booked, or in doubt. */
  saidBooked: number
  saidUnsure: number
}

export async function loseAnswers(protocol: Protocol, bookings: number): Promise<Repeats> {
  const certificate = selfSigned()
  const site = await startSite({ seats: 100_000 })
  const line = await startTlsLine(site.origin, protocol, certificate)
  const proxy = await startProxy(
    site.origin,
    await benchFiles({ VITE_API_BASE_URL: `${line.origin}/api/v2` }),
  )
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
  })
  try {
    const page = await browser.newPage()
    await openBench(page, proxy.origin)
    const [tour] = await offeredTours(site.origin)
    if (!tour) throw new Error('No tour')
    for (let index = 0; index < bookings; index += 1) {
      const name = `r23-${index}`
      await submitOn(page, name, guest(name, tour))
      const state = async () => (await keptOn(page)).find(({ label }) => label === name)?.state
      await expect.poll(state, { timeout: 60_000, intervals: [20] }).not.toMatch(/queued|sending/)
    }
    const emails = (await site.bookings()).map(({ email }) => email)
    const kept = await keptOn(page)
    return {
      booked: new Set(emails).size,
      posts: line.posts(),
      saidBooked: kept.filter(({ state }) => state === 'delivered').length,
      saidUnsure: kept.filter(({ state }) => state === 'unsure').length,
    }
  } finally {
    await browser.close()
    await proxy.close()
    await line.close()
    await site.remove()
  }
}
