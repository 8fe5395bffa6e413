import type { Browser } from '@playwright/test'
import { paintOf } from '../browser/lighthouse.ts'
import { written } from '../figure-rows.ts'
import { median } from '../numbers.ts'
import type { Peer } from '../options.ts'
import { folderSite } from '../sites/folder-site.ts'
import { kilobytes } from '../sites/kilobytes.ts'
import { firstView } from './first-view.ts'
import { medians } from './paint.ts'

export const PEER_HEAD = [
  'front page of',
  'score',
  'LCP',
  'FCP',
  'SI',
  'TTI',
  'TBT',
  'CLS',
  'kB',
  'requests',
  'third party',
]

/** This site, its twin, and the sites named on the command line, measured alike. */
export async function peerRows(
  browser: Browser,
  chromePath: string,
  runs: number,
  peers: readonly Peer[],
): Promise<string[][]> {
  const rows: string[][] = []
  for (const { name, at } of peers) {
    const served = 'folder' in at ? await folderSite(at.folder) : null
    const url = new URL('url' in at ? at.url : (served?.origin ?? ''))
    const paints = []
    for (let run = 0; run < runs; run += 1) {
      paints.push(await paintOf(chromePath, url.href, run === 0 ? 'categories' : 'times'))
    }
    const { lcp, fcp, speedIndex, tti, tbt, cls } = medians(paints)
    const view = await firstView(browser, url.origin, url.pathname + url.search)
    await served?.close()
    rows.push([
      name,
      written(median(paints.map(({ scores }) => scores.performance)), 'points'),
      ...[lcp, fcp, speedIndex, tti, tbt].map((time) => written(time, 'ms')),
      cls.toFixed(3),
      kilobytes(view.fetched).toFixed(0),
      String(view.fetched.length),
      String(view.thirdParty),
    ])
  }
  return rows
}
