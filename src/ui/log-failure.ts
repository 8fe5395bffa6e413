/**
 * Logs that something could not be read or sent (spec §4, §8), for a person who looks at a phone's console. `what`
 * names it and never holds what a person typed (decision G15). A missing answer and a refusal are not faults of the
 * code, so they only inform.
 */
export function logFailure(what: string, kind: string, status: number | null = null): void {
  const words = `Adbond: ${what} failed (${kind}${status === null ? '' : `, ${status}`})`
  if (kind === 'broken') console.warn(words)
  else console.info(words)
}
