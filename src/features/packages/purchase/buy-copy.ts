/** Words of the buying panel. Lists of packages do without them. */
export const buyCopy = {
  buyHint: 'Opens your Adbond account in a new tab. Nothing is charged before you confirm there.',
  buyOffline: 'Buying needs a network. An SMS or a call, below, works without data.',
  choosePlan: 'Choose a payment plan first.',
  choosePlanShort: 'Choose a plan',
  beforePromo: 'The figures below are before the offer. Ask sales whether it applies to you.',
  panel: 'Price and payment plan',
  plan: 'Payment plan',
  payOnce: 'pay once',
  inParts: 'pay in parts',
  units: 'Units',
  inPartsTitle: 'Paid in parts',
  aMonth: (amount: string, units: number) => `${amount} a month${units > 1 ? `, ${units} units` : ''}`,
  installmentsNote:
    'Together they are the total. Your offer letter fixes the first payment and the dates, before you pay anything.',
  noMonths: 'Sales agrees the number of months with you, before you pay anything.',
  buyNow: 'Buy Now',
  askPrice: 'Ask for the price',
  askPriceHint: 'Opens an e-mail to our sales team.',
  askPriceWhere: 'Please ask our sales team for the price.',
  soldOutText: 'Every unit of this package is taken.',
  withdrawnText: 'This package is not on sale at the moment.',
} as const
