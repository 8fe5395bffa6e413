type Person = Partial<Record<'firstname' | 'lastname' | 'email' | 'phoneNumber', unknown>>

/**
 * Whether a form still speaks of the person that it was sent for. They keep a first name, however much of it and with
 * whatever title, and a way to reach them. Agents type the next person over a refused one, and families share a name, a
 * number and an e-mail: that is another request. Who keeps name and e-mail in the same form may have a new number.
 */
export function isSamePerson(before: Person, after: Person): boolean {
  const isReached = (numberOf(before) && numberOf(after)) || isSameEmail(before, after)
  const isNamedAlike = firstNames(before).some((one) => firstNames(after).some((other) => isLike(one, other)))
  const isBlank = !plain(before.firstname) || !plain(after.firstname)
  if (isSameVisitor(before, after) || isSameName(before, after)) return true
  return !!isReached && (isBlank || isNamedAlike) && isNumberLike(before, after)
}

/**
 * Whether one may take the other's place on the list, without a word. Victoria is not Victor there: who is wrongly taken
 * for another costs a line, who is wrongly taken for the same would be gone.
 */
export const isSameName = (one: Person, other: Person): boolean =>
  nameOf(one) !== '' && nameOf(one) === nameOf(other) && isNumberLike(one, other)

export const isSameEmail = (one: Person, other: Person): boolean =>
  plain(one.email) !== '' && plain(one.email) === plain(other.email)

/** Couples share an e-mail, and namesakes a name. */
export const isSameVisitor = (before: Person, after: Person): boolean =>
  isSameEmail(before, after) && nameOf(before) === nameOf(after)

/** At most two digits apart, or not yet whole: a mistyped number is the usual reason for a second form. */
export const isNumberLike = (one: Person, other: Person): boolean => lost(numberOf(one), numberOf(other)) < 3

/** Begins alike, ends alike as Tobi and Oluwatobi, or has one slip in a long name. Kemi and Femi are different people. */
function isLike(one: string, other: string): boolean {
  if (one.length > other.length) return isLike(other, one)
  const isEnd = one.length > 2 && other.length - one.length > 2
  return (one[0] === other[0] || isEnd) && lost(one, other) * 10 < (one + other).length
}

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** Letters, or first and last name, may stand in each other's place. */
const nameOf = ({ firstname, lastname }: Person): string =>
  [...(plain(firstname) + plain(lastname))].sort().join('').trim()

const TITLES = /\b(?:mrs?|ms|miss|dr|chief|alhaj[ia]|prof|engr)\b|\./g

const firstNames = ({ firstname }: Person): string[] =>
  plain(firstname).replace(TITLES, '').split(' ').filter(Boolean)

/** What follows the country code and the zero, however it is written. */
const numberOf = ({ phoneNumber }: Person): string => plain(phoneNumber).replace(/^\D*0*(234)?0*|\D/g, '')

/** How many signs of the shorter text are in the other neither as far from its beginning nor from its end. */
function lost(one: string, other: string): number {
  if (one.length > other.length) return lost(other, one)
  return [...one].filter((sign, at) => sign !== other[at] && sign !== other.at(at - one.length)).length
}
