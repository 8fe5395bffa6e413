/** What a failed call is to a screen: nobody answered, the provider said no, or the answer made no sense. */
export type ApiErrorKind = 'offline' | 'refused' | 'broken'

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

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.kind === 'offline'
