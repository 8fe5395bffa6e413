import { expect, test } from '@playwright/test'
import { buildWith } from '../harness/build-with.ts'
import { startSite } from '../harness/site.ts'
import { screens, type Trouble } from './loads/truths.ts'
import { recordRow } from './report/record.ts'
import { startProxy } from './rig/proxy.ts'
import { type Heard, type Watch, watchTruths } from './rig/watch-truths.ts'

const WATCH_MS = 60_000
const FIRST_TRUTH_MS = 13_000 // 10 s without an answer, and a slow machine
const TROUBLES = ['dead', 'silent', 'faulty', 'portal'] as const satisfies readonly Trouble[]

type Line = Pick<Watch, 'origin' | 'api'> & { close: () => Promise<void> }

/** The site and its API on one origin. */
async function together(): Promise<Line> {
  const site = await startSite()
  const api = await startProxy(site.origin)
  const close = async () => {
    await api.close()
    await site.remove()
  }
  return { origin: api.origin, api, close }
}

/** The site as its owner builds it for an API on another origin. */
async function apart(): Promise<Line> {
  const backend = await startSite()
  const api = await startProxy(backend.origin)
  const settings = { VITE_API_BASE_URL: `${api.origin}/api/v2`, VITE_MEDIA_ORIGIN: api.origin }
  const { siteDir } = await buildWith('api-elsewhere', settings)
  const site = await startSite({ siteDir })
  const close = async () => {
    await api.close()
    for (const one of [site, backend]) await one.remove()
  }
  return { origin: site.origin, api, close }
}

for (const [where, start] of [
  ['same-origin', together],
  ['other-origin', apart],
] as const) {
  test(`R29-${where} an API in trouble is called what it is, on every screen, once`, async ({ browser }) => {
    const line = await start()
    const heard: Heard[] = []
    for (const trouble of TROUBLES) {
      for (const isSaved of [false, true]) {
        const one = await watchTruths(browser, { ...line, screens, trouble, isSaved, watchMs: WATCH_MS })
        heard.push(
          ...one.map((each) => ({ ...each, name: `${trouble} ${isSaved ? 'saved ' : ''}${each.name}` })),
        )
      }
    }
    await line.close()
    const changes = heard.flatMap(({ name, changes: all }) => all.map((words) => `${name}: ${words}`))
    const lies = heard.flatMap(({ name, lies: all }) => all.map((words) => `${name}: ${words}`))
    const longest = Math.max(...heard.map(({ firstMs }) => firstMs))
    const ok = changes.length + lies.length === 0 && longest <= FIRST_TRUTH_MS
    await recordRow({
      id: `R29-${where}`,
      what: 'An API in trouble is called what it is while the phone is online',
      how: `${screens.length} screens, dead, silent, faulty and a sign-in page, with and without a saved copy, watched for a minute each`,
      figure: `${heard.length} watched: the truth after ${(longest / 1000).toFixed(1)} s at the latest, ${changes.length} changes of words in the minute after it, ${lies.length} times "offline"`,
      target: 'the truth within 13 s, 0 changes, never "offline"',
      ok,
    })
    expect({ changes, lies, longest }).toMatchObject({ changes: [], lies: [] })
    expect(ok).toBe(true)
  })
}
