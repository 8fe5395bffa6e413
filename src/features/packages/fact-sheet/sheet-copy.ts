/** Words of the printed sheet; it shares the others with the package page. */
export const sheetCopy = {
  title: 'Fact sheet',
  brand: 'Adbond fact sheet',
  asOf: (date: string) => `Prices as of ${date}`,
  contact: 'Ask, or come and see it',
  code: (address: string) => `Code that opens ${address}`,
  binding: 'Scan the code for the price of the day. The offer letter is what binds.',
  forUnits: (units: number) => (units === 1 ? 'For one unit' : `For ${units} units`),
  chosen: ', your plan',
  price: 'Price',
} as const
