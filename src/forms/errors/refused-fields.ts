import { copy } from './copy.ts'

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** By the API's name of what it refuses: the field of the form that a person can change, and our words about it. */
export type RefusableFields<Field extends string> = ReadonlyMap<string, readonly [Field, string]>

export type RefusedFields<Field extends string> = {
  /** Our words and the server's, beside the fields they are about. */
  errors: FieldErrors<Field>
  /** The server's words about what the form does not have. */
  others: string[]
}

/** The words of a 422. A framework's English says little to a buyer, so ours stand before it. */
export function refusedFields<Field extends string>(
  fieldErrors: Readonly<Record<string, string>>,
  known: RefusableFields<Field>,
): RefusedFields<Field> {
  const errors: FieldErrors<Field> = {}
  const others: string[] = []
  for (const [name, theirs] of Object.entries(fieldErrors)) {
    const found = known.get(name)
    if (found) errors[found[0]] = copy.serverSays(found[1], theirs)
    else others.push(theirs)
  }
  return { errors, others }
}
