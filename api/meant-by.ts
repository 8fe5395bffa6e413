/** The name that was probably meant by one with a typing error: the nearest of these. */
export function meantBy(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((one) => ({ one, by: slips(name.toUpperCase(), one) }))
    .filter(({ one, by }) => by <= slipsIn(one))
  return near.sort((a, b) => a.by - b.by)[0]?.one
}

/** Slips that are allowed for, by the letters of a name: short ones are too near to those of other programs. */
function slipsIn({ length }: string): number {
  if (length < 8) return -1
  return length < 10 ? 1 : Math.min(3, Math.floor(length / 5))
}

/** How many letters are missing, added or another (Levenshtein). */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, there] of [...other].entries()) {
      const [above = 0, right = 0, left = 0] = [row[at], row[at + 1], next[at]]
      next.push(Math.min(above + (letter === there ? 0 : 1), right + 1, left + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
