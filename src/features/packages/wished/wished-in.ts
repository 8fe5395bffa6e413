import type { Wished } from '#src/features/packages/plans/choice.ts'

/** What cannot be read counts as not wished. */
export function wishedIn(query: URLSearchParams): Wished {
  const digits = (name: string, most: number) => {
    const text = query.get(name) ?? ''
    return /^\d+$/.test(text) && text.length <= most ? Number(text) : null
  }
  return { months: digits('months', 4), deposit: digits('deposit', 13) }
}
