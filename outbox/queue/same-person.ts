import type { Submission } from '#outbox/entry.ts'

/**
 * A correction keeps some of the person's details. Agents type the next person over a refused one; that is another
 * request, which must not replace the first.
 */
export function isSamePerson(before: Submission['body'], after: Submission['body']): boolean {
  const known = traitsOf(before)
  return traitsOf(after).some((trait, index) => trait !== '' && trait === known[index])
}

const traitsOf = ({ firstname, lastname, email, phoneNumber }: Submission['body']): string[] =>
  [`${firstname} ${lastname}`, email, String(phoneNumber ?? '')].map((trait) => trait.trim().toLowerCase())
