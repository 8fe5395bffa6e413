/** Words of the list of an agent's day. */
import { plural } from '#src/format/count.ts'

export const day = {
  today: 'Tours today',
  tomorrow: 'Tours tomorrow',
  about: 'From what was booked on this phone.',
  visitors: (amount: number) => plural(amount, 'visitor'),
  someone: 'A visitor',
  notBooked: 'not confirmed yet',
  inDoubt: 'not confirmed, may have arrived',
  kit: 'Inspection kit',
}
