import { copy } from '#src/ui/core/copy.ts'

type Rules<Field extends string> = Readonly<{
  limits: Readonly<Record<Field, number>>
  labels: Readonly<Record<Field, string>>
}>

/**
 * Our words about text that the API would refuse as too long, perhaps days later. By field, in the order of `fields`.
 */
export function tooLong<Field extends string>(
  fields: readonly Field[],
  { limits, labels }: Rules<Field>,
  typed: Readonly<Partial<Record<Field, string>>>,
): [Field, string][] {
  return fields.flatMap((field): [Field, string][] => {
    const now = typed[field]?.trim().length ?? 0
    return now > limits[field] ? [[field, copy.shorten(labels[field], limits[field], now)]] : []
  })
}
