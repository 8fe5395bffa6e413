/** Words of the payment planner. */
export const plannerCopy = {
  title: 'Plan your payments',
  months: 'Months',
  inMonths: (months: string, amount: string | null) => (amount ? `${months}, ${amount} a month` : months),
  deposit: 'First payment (₦)',
  bounds: (least: string, most: string) => `From ${least} to ${most}, the whole sum.`,
  notUnderstood: 'Please write an amount, such as 500,000.',
  noFirst: 'The record of this package names no first payment: sales agrees it with you.',
  ends: (month: string) => `Last payment in ${month}`,
  today: 'Today',
  paidOverTime: (payments: string, total: string, month: string) =>
    `Paid over time: ${payments}, until ${total} are paid in ${month}`,
  firstPart: 'First payment',
  monthsPart: 'Months',
  all: (payments: string) => `All ${payments}`,
  when: 'When',
  pays: 'You pay',
  paid: 'Paid so far',
  guide:
    'A guide, not an offer. It counts one payment a month from today and spreads the fee over the months. It adds no interest or other charges, because the record names none.',
  about: (amounts: string, date: string) => `About ${amounts} at the rate of ${date}`,
  perUnit: (price: string) => `Price per unit: ${price}`,
  shareGuide: 'A guide, not an offer.',
} as const
