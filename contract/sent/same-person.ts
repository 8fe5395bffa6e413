type Person = Partial<Record<'firstname' | 'lastname' | 'email' | 'phoneNumber', unknown>>

/**
 * A correction keeps the name, or a way to reach the person and part of the name. Agents type the next person over a
 * refused one, often with their own number in it. That is another request, which must not replace the first.
 */
export function isSamePerson(before: Person, after: Person): boolean {
  const [old, now] = [nameOf(before), nameOf(after)]
  if (now.length > 0 && now.join(' ') === old.join(' ')) return true
  const isNameLeft = [old.length, now.length].includes(0) || now.some((word) => old.includes(word))
  const isReachedAlike = (['email', 'phoneNumber'] as const).some((way) => {
    const address = plain(after[way])
    return address !== '' && address === plain(before[way])
  })
  return isReachedAlike && isNameLeft
}

/** Couples share an e-mail, and namesakes a name. A mistyped number is the usual reason for a second form. */
export const isSameVisitor = (before: Person, after: Person): boolean =>
  plain(before.email) === plain(after.email) && nameOf(before).join(' ') === nameOf(after).join(' ')

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()

const nameOf = ({ firstname, lastname }: Person): string[] =>
  `${plain(firstname)} ${plain(lastname)}`.split(' ').filter(Boolean)
