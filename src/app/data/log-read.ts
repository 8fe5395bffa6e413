import { ApiError } from '#src/api-client/errors.ts'
import { logFailure } from '#src/ui/log-failure.ts'

/** Logs a failed read by its address without the query, because a person may have searched there (spec §4). */
export function logRead(error: unknown, path: unknown): void {
  const address = typeof path === 'string' ? path.replace(/\?.*/, '') : 'something'
  const { kind, status } = error instanceof ApiError ? error : { kind: 'broken' as const, status: null }
  logFailure(`reading ${address}`, kind, status)
}
