/**
 * The truth about an API in trouble, on a phone that is online: the quick part of R29. In CI each screen meets one of
 * the troubles. The slow part (test/faults/r29-truths.spec.ts) also measures how soon it is told; here that would
 * measure the machine.
 */

import { screens, type Trouble } from '../../faults/loads/truths.ts'
import { startProxy } from '../../faults/rig/proxy.ts'
import { watchTruths } from '../../faults/rig/watch-truths.ts'
import { expect, test } from '../../harness/journey.ts'
import { shareOf } from '../../harness/whole.ts'

/** Longer than a background request and its time-out, which once put lists back to "loading". */
const WATCH_MS = 27_000

test.use({ failsOnPurpose: true })

const TROUBLES = ['dead', 'silent', 'faulty', 'portal'] as const satisfies readonly Trouble[]

for (const [place, trouble] of TROUBLES.entries()) {
  test(`an API that is ${trouble} is called what it is, once, while the phone is online`, async ({
    browser,
    site,
  }) => {
    const api = await startProxy(site.origin)
    const met = shareOf(screens, place, TROUBLES.length)
    const watch = { origin: api.origin, api, screens: met, trouble, isSaved: false, watchMs: WATCH_MS }
    const heard = await watchTruths(browser, watch)
    await api.close()
    expect(heard.flatMap(({ lies }) => lies)).toEqual([])
    expect(heard.filter(({ changes }) => changes.length > 0)).toEqual([])
    expect(heard.length).toBe(met.length)
  })
}
