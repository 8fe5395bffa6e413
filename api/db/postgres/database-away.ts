/**
 * No database is available at the moment; a later attempt may succeed. Thrown instead of the driver's errors, which may
 * quote an address with its password. A commit that ends so may have been carried out all the same.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** drizzle wraps what the driver throws as the cause of its own error. */
export function isAway(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault instanceof DatabaseAway) return true
  }
  return false
}
