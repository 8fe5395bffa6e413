type Person = Partial<Record<'firstname' | 'lastname' | 'email' | 'phoneNumber', unknown>>

/**
 * A correction keeps the first name, but for a slip, and a way to reach the person. Agents type the next person over a
 * refused one, and families share a name, a number and an e-mail. That is another request, which must not replace the
 * first.
 */
export function isSamePerson(before: Person, after: Person): boolean {
  const isReached = (numberOf(before) && numberOf(after)) || isSameEmail(before, after)
  const isNamed = nameOf(after) && nameOf(after) === nameOf(before)
  const isSame = isNamed || (isReached && isLike(firstOf(before), firstOf(after)))
  return !!isSame && isNumberLike(before, after)
}

export const isSameEmail = (one: Person, other: Person): boolean =>
  plain(one.email) !== '' && plain(one.email) === plain(other.email)

/** Couples share an e-mail, and namesakes a name. */
export const isSameVisitor = (before: Person, after: Person): boolean =>
  isSameEmail(before, after) && nameOf(before) === nameOf(after)

/** At most two digits apart, or not yet whole: a mistyped number is the usual reason for a second form. */
export const isNumberLike = (one: Person, other: Person): boolean => lost(numberOf(one), numberOf(other)) < 3

/** Begins or ends alike, or has one slip in a long name. Kemi and Femi, Amina and Aminu are different people. */
const isLike = (one: string, other: string): boolean =>
  !one || !other || (one[0] === other[0] && lost(one, other) * 10 < (one + other).length)

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** Letters, or first and last name, may stand in each other's place. */
const nameOf = ({ firstname, lastname }: Person): string =>
  [...(plain(firstname) + plain(lastname))].sort().join('').trim()

/** Without the dot of an initial. "Mr" is no beginning of "Mrs". */
const firstOf = ({ firstname }: Person): string => plain(firstname).replace(/\.|^mr(?=s)/g, '')

/** What follows the country code and the zero, however it is written. */
const numberOf = ({ phoneNumber }: Person): string => plain(phoneNumber).replace(/^\D*0*(234)?0*|\D/g, '')

/** How many signs of the shorter text are in the other neither as far from its beginning nor from its end. */
function lost(one: string, other: string): number {
  if (one.length > other.length) return lost(other, one)
  return [...one].filter((sign, at) => sign !== other[at] && sign !== other.at(at - one.length)).length
}
