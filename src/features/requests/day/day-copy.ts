/** Words of the list of an agent's day. */
import { plural } from '#src/format/count.ts'

export const day = {
  today: 'Tours today',
  tomorrow: 'Tours tomorrow',
  about: 'From what was booked on this phone.',
  visitors: (amount: number) => plural(amount, 'visitor'),
  someone: 'A visitor',
  /** Still waiting, or in doubt: it may have been booked all the same. */
  notBooked: 'not confirmed yet',
  kit: 'Inspection kit',
}
