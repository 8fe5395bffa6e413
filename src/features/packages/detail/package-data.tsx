import { usePartForReader } from '#src/device/later/use-part-for-reader.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { JsonLd } from '#src/ui/head/json-ld.tsx'

const load = () => import('./package-json-ld.ts')

/** What search engines read of a package. Its code comes at once but apart: no reader waits for it. */
export function PackageData({ known }: { known: KnownPackage }) {
  const part = usePartForReader(load, true)
  return part && part !== 'lost' ? <JsonLd data={part.packageJsonLd(known)} /> : null
}
