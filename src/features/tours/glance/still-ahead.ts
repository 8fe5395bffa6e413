import { todayInLagos } from '#src/format/lagos-date.ts'

/** `storedAt` is ms since 1970 by this phone's clock. */
export type Answer<One> = { value: readonly One[]; storedAt: number }

/**
 * What of an answer still lies ahead; null if all of a copy that was kept on a former day has passed. An answer of
 * today may well have none: the provider may list what is over, and refuses a date of the past.
 */
export function stillAhead<One>(
  { value, storedAt }: Answer<One>,
  isAhead: (one: One) => boolean,
  today: string,
): One[] | null {
  const ahead = value.filter(isAhead)
  return ahead.length === 0 && value.length > 0 && todayInLagos(storedAt) < today ? null : ahead
}

/** The API takes dates after today only, although it also offers today (provider's rule). */
export const bookableDates = (answer: Answer<string>, today: string): string[] | null =>
  stillAhead(answer, (date) => date > today, today)
