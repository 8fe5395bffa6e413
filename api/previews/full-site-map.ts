import { siteMapEntry } from '#contract/link-preview/site-map-entry.ts'
import { sitePaths } from '#contract/site-paths.ts'
import type { ServedFile } from '../static/served-files.ts'
import type { SiteMap } from '../static/site.ts'
import type { HeadsOf } from './record-heads.ts'
import { servedText } from './served-text.ts'

/** More are no site map (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000

/** The build's site map with every package and post of the heads. Made once for each time that they were read. */
export class FullSiteMap {
  readonly #made = new WeakMap<HeadsOf, Promise<ServedFile>>()

  of(heads: HeadsOf, built: SiteMap): Promise<ServedFile> {
    const known = this.#made.get(heads)
    const map = known ?? servedText(withRecords(heads, built), built.file.type)
    this.#made.set(heads, map)
    return map
  }
}

function withRecords(heads: HeadsOf, { file, siteUrl }: SiteMap): string {
  const text = new TextDecoder().decode(file.body)
  const listed = new Set(text.match(/<url>.*<\/url>/g))
  for (const kind of ['package', 'post'] as const) {
    for (const name of heads[kind].keys()) listed.add(siteMapEntry(siteUrl + sitePaths[kind](name)))
  }
  const [before = '', after = ''] = text.split(/(?:<url>.*<\/url>\n)+/s)
  return `${before}${[...listed].slice(0, ADDRESSES_MAX).join('\n')}\n${after}`
}
