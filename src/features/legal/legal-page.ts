import { withoutSlashes } from '#contract/addresses/without-slashes.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { cookies } from './cookies-content.ts'
import type { LegalDocument } from './legal-document.ts'
import { privacy } from './privacy-content.ts'
import { terms } from './terms-content.ts'

export type LegalPage = { path: string; document: LegalDocument }

/** In the order of the side navigation (spec §2, Legal). */
export const legalPages = [
  { path: sitePaths.privacy, document: privacy },
  { path: sitePaths.cookies, document: cookies },
  { path: sitePaths.terms, document: terms },
] as const satisfies readonly LegalPage[]

/** Returns the page of an address. The bare /legal shows privacy and points search engines there (decision E19). */
export function legalPageOf(pathname: string): LegalPage {
  const path = withoutSlashes(pathname)
  return legalPages.find((page) => page.path === path) ?? legalPages[0]
}
