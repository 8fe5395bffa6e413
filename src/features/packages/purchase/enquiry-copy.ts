/** Words of what a person asks sales about a package. */
export const enquiry = {
  opening: (name: string, place: string) => `Hello, I am looking at ${name}, ${place}.`,
  askPrice: 'What does it cost?',
  askDate: 'On which day can I come and see it?',
  perUnit: (price: string) => `Price per unit: ${price}.`,
  chosen: (plan: string, units: number, total: string) =>
    `${plan}, ${units} ${units === 1 ? 'unit' : 'units'}: ${total} in all.`,
  another: 'It is not for sale any more. Is there one like it?',
}
