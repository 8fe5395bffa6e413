/** Words of the list of an agent's day. */
import { siteConfig } from '#contract/site-config.ts'
import { plural } from '#src/format/count.ts'

export const day = {
  today: 'Tours today',
  tomorrow: 'Tours tomorrow',
  // Without keys the office knows no references (decision 080).
  about: `From what was booked on this phone.${siteConfig.apiIsIdempotent ? ' Every visitor has the reference of their booking.' : ''}`,
  visitors: (amount: number) => plural(amount, 'visitor'),
  someone: 'A visitor',
  /** Still waiting, or in doubt: it may have been booked all the same. */
  notBooked: 'not confirmed yet',
  kit: 'Inspection kit',
}
