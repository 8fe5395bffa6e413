/** What stands in the form stays; the gaps are filled with what was kept. */
export function filledUp<Field extends string>(
  standing: Readonly<Record<Field, string>>,
  kept: Readonly<Record<string, string>>,
): Record<Field, string> {
  const filled: Record<Field, string> = { ...standing }
  for (const field in filled) filled[field] ||= kept[field] ?? ''
  return filled
}
