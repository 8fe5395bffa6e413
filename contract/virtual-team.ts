/** What `POST /virtual_teams/apply` takes. One application per e-mail. */
export type ApplicationPayload = {
  firstname: string
  lastname: string
  email: string
  location: string
  reason: string
}

/** Words about how the address is written; whatever else is said about it means that it has applied before. */
const ABOUT_ITS_FORM = /\b(valid|format|required|string|greater|longer|characters?)\b/i

/** A 422 on the e-mail: this address has applied already, so there is nothing left to send. */
export function isRepeatApplication(fieldErrors: Readonly<Record<string, string>>): boolean {
  const words = fieldErrors.email
  return words !== undefined && !ABOUT_ITS_FORM.test(words)
}
