import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import type { Package } from '#contract/records/package.ts'
import { availability } from '#src/features/packages/availability.ts'
import { propertyType } from '#src/features/packages/property-type.ts'
import { count } from '#src/format/count.ts'

export type Fact = { name: string; value: string }

const UNSAID = '--'

/** The figures of the package page. The size leads, because a price says little without it. No unit is left of what is not on sale. */
export function packageFacts(pkg: Package, type: ProjectTypeSlug | null): Fact[] {
  const left = availability(pkg) === 'on-sale' ? pkg.availableUnits : 0
  return [
    { name: 'Size', value: squareMetres(pkg.size) ?? UNSAID },
    { name: 'Units', value: pkg.units === null ? UNSAID : count(pkg.units) },
    { name: 'Plots available', value: left === null ? UNSAID : count(left) },
    { name: 'Property type', value: propertyType(pkg, type) },
  ]
}
