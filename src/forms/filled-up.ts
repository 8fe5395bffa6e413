/** Fields that say who somebody is. */
const OF_A_PERSON = ['firstname', 'lastname', 'email', 'phoneNumber']

/**
 * What stands in the form stays; the gaps are filled with what was kept. Null if that is of somebody else: on a phone
 * that people share, one would book with the address of another.
 */
export function filledUp<Field extends string>(
  standing: Readonly<Record<Field, string>>,
  kept: Readonly<Record<string, string>>,
): Record<Field, string> | null {
  const filled: Record<Field, string> = { ...standing }
  if (OF_A_PERSON.some((field) => differs((standing as Record<string, string>)[field], kept[field])))
    return null
  for (const field in filled) filled[field] ||= kept[field] ?? ''
  return filled
}

/** Somebody who is still typing the same is no other person. */
function differs(standing = '', kept = ''): boolean {
  const [one = '', other = ''] = [standing, kept].map((text) => text.trim().toLowerCase())
  return !one.startsWith(other) && !other.startsWith(one)
}
