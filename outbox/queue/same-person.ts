import type { Submission } from '#outbox/entry.ts'

/**
 * A correction keeps something of whom it is about. Agents type the next person over a refused one, and that is another
 * request: it must not take the place of the first.
 */
export function isSamePerson(before: Submission['body'], after: Submission['body']): boolean {
  const known = traitsOf(before)
  return traitsOf(after).some((trait, index) => trait !== '' && trait === known[index])
}

const traitsOf = ({ firstname, lastname, email, phoneNumber }: Submission['body']): string[] =>
  [`${firstname} ${lastname}`, email, String(phoneNumber ?? '')].map((trait) => trait.trim().toLowerCase())
