/** How many records a value of the site holds: what it costs to copy, compare and keep. A package of a project counts. */
export function weightOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + weightOf(one), 0)
  if (typeof value !== 'object' || value === null) return 0
  const { data, packages }: { data?: unknown; packages?: unknown } = value
  return 1 + (Array.isArray(data) ? weightOf(data) : 0) + (Array.isArray(packages) ? packages.length : 0)
}
