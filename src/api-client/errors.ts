/**
 * What a failed call means to a screen. `offline`: no network. `silent`: a network, but no answer. `portal`: a sign-in
 * page answered. `refused`: the provider said no. `broken`: the answer was a fault, or made no sense.
 */
export type ApiErrorKind = Unanswered | 'refused' | 'broken'
export type Unanswered = 'offline' | 'silent' | 'portal'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; null when there was no answer. */
  readonly status: number | null
  /** The server's words by field (422). */
  readonly fieldErrors: Readonly<Record<string, string>>

  constructor(
    kind: ApiErrorKind,
    message: string,
    status: number | null = null,
    fieldErrors: Record<string, string> = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.fieldErrors = fieldErrors
  }
}

/** Why nobody answered; null for every other error. */
export const unanswered = (error: unknown): Unanswered | null =>
  error instanceof ApiError && error.kind !== 'refused' && error.kind !== 'broken' ? error.kind : null

/** A browser that reports a network only hints at one; a browser that reports none is certain. */
export const nobodyAnswered = (): ApiError =>
  navigator.onLine === false ? new ApiError('offline', 'No connection') : new ApiError('silent', 'No answer')
