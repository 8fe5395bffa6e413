import { plural } from '#src/format/count.ts'

const inAll = (units: number, total: string) => `${plural(units, 'unit')}: ${total} in all.`

/** Words of what a person asks sales about a package. */
export const enquiry = {
  opening: (pkg: string) => `Hello, I am looking at ${pkg}.`,
  askPrice: 'What does it cost?',
  askDate: 'On which day can I come and see it?',
  perUnit: (price: string) => `Price per unit: ${price}.`,
  chosen: (plan: string, units: number, total: string) => `${plan}, ${inAll(units, total)}`,
  inAll,
  another: 'It is not for sale any more. Is there one like it?',
}
