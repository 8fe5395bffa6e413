import type { SHELLS } from '#contract/addresses/documents.ts'
import { withoutSlashes } from '#contract/addresses/without-slashes.ts'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { dataIn } from '#contract/route-pattern.ts'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { withoutEnding } from '#contract/without-ending.ts'
import type { ServedFile } from './served-files.ts'

export type RecordName = { kind: keyof typeof SHELLS; name: string; path: string }

/** A page that stands for one record, asked for by a visitor: whoever knows the record may fill it in. */
export type RecordPage = RecordName & {
  shell: ServedFile
  siteUrl: string
  /** What is sent when the page is this file. */
  answer: (file: ServedFile) => Response
}

/** The record behind a path of the site, which is not decoded yet. */
export function recordAt(path: string): RecordName | null {
  for (const kind of ['package', 'post'] as const) {
    const name = dataIn(dynamicPatterns[kind], withoutSlashes(withoutEnding(path)))
    if (name !== null) return { kind, name, path: sitePaths[kind](name) }
  }
  return null
}

/** Whether the pages of this build read their records from the server that serves them. */
export const readsHere = (shell: ServedFile): boolean =>
  new TextDecoder().decode(shell.body).includes(`<meta name="early-read" content="${API_PREFIX}/`)
