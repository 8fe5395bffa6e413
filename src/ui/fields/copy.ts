/** Words of a field. */
export const copy = {
  fewer: (label: string) => `Fewer: ${label}`,
  more: (label: string) => `More: ${label}`,
} as const
