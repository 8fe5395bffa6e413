const RETRIES = 3
const PAUSE_MS = 20

export const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** PostgreSQL undid the transaction and asks for a retry. */
const TRANSIENT = new Set([SERIALIZATION_FAILURE, DEADLOCK])

export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt > RETRIES || !TRANSIENT.has(sqlState(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt * (0.5 + Math.random())))
    }
  }
}

/** The five-character code of a database error, which drizzle wraps as the cause of its own. */
export function sqlState(error: unknown): string | null {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ('code' in fault && typeof fault.code === 'string') return fault.code
  }
  return null
}
