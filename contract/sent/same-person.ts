type Person = Partial<Record<'firstname' | 'lastname' | 'email' | 'phoneNumber', unknown>>

/**
 * A correction keeps some of the person's details. Agents type the next person over a refused one; that is another
 * request, which must not replace the first.
 */
export function isSamePerson(before: Person, after: Person): boolean {
  const known = traitsOf(before)
  return traitsOf(after).some((trait, index) => trait !== '' && trait === known[index])
}

const traitsOf = ({ firstname, lastname, email, phoneNumber }: Person): string[] =>
  [[firstname, lastname].join(' '), email, phoneNumber].map((trait) =>
    String(trait ?? '')
      .trim()
      .toLowerCase(),
  )
