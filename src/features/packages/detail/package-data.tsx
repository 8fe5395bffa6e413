import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { JsonLd } from '#src/ui/head/json-ld.tsx'
import { packageJsonLd } from './package-json-ld.ts'

/** What search engines read of a package. */
export function PackageData({ known }: { known: KnownPackage }) {
  return <JsonLd data={packageJsonLd(known)} />
}
