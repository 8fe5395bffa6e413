/** What `POST /virtual_teams/apply` takes. One application per e-mail. */
export type ApplicationPayload = {
  firstname: string
  lastname: string
  email: string
  location: string
  reason: string
}
