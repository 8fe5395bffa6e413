/** Words of the package screens; those of the specification are exact. */
export const copy = {
  scheduleTour: 'Schedule a Site Tour',
  learnMore: 'Learn More',
  priceOnRequest: 'Price on request', // decision G7
  pricesAge: 'Prices as of',
  saved: 'Saved',
  savedMeaning: ' on this phone: opens without a network',

  // Since the last look
  since: 'Since you last looked',
  cheaper: (amount: string) => `${amount} less`,
  dearer: (amount: string) => `${amount} more`,
  nowPriced: 'Price now named',
  fewerLeft: (amount: string) => `${amount} fewer left`,
  moreLeft: (amount: string) => `${amount} more left`,
  justSoldOut: 'Sold out since then',
  justWithdrawn: 'No longer on sale',
  backOnSale: 'Back on sale',

  // The way there
  directions: 'The way there',
  directionsBus:
    'Our bus is free from the pickup points, there and back. We send you the nearest one when we confirm your tour. You can also drive yourself and meet us at the gate.',
  openMap: 'Open in a map',
  mapNeeds: 'The map needs a network, or a map saved in your map app.',

  // Cards and offers
  discount: (percent: string) => `${percent}% discount`,
  impressionsAmong: (positions: readonly number[]) =>
    `${positions.length === 1 ? 'Picture' : 'Pictures'} ${positions.join(', ')}: artist’s impression`,

  // Package detail
  back: 'Back',
  packageTitle: 'Package',
  packageDescription: 'Size, price, payment plans and benefits of one of our land, agro and home packages.',
  loadingPackage: 'Loading this package',
  unknownPackage: 'This package is no longer on our list. Here is what we offer now.',
  pictures: 'Pictures',
  loadPictures: (count: number) =>
    `Load ${count === 1 ? 'the other picture' : `the other ${count} pictures`}`,
  showPicture: (place: number, count: number) => `Show picture ${place} of ${count}`,
  about: 'About this package',
  benefits: 'What comes with it',
  seeIn3d: 'See it in 3D',
  brochure: 'Brochure',
  salesContact: 'Sales contact',
  beforePromo: 'The figures below are before the offer. Ask sales whether it applies to you.',

  // Buying panel
  panel: 'Price and payment plan',
  perUnit: 'price per unit',
  perUnitShort: '/unit',
  plan: 'Payment plan',
  planNames: { 'one-off': 'One-Off', installments: 'Installments' }, // spec §2; the one spelling (decision 071)
  payOnce: 'pay once',
  overMonths: (months: string) => `over ${months}`,
  inParts: 'pay in parts',
  units: 'Units',
  unitsTimesPrice: (units: string, price: string) => `${units} × ${price}`,
  infrastructureFee: 'Infrastructure fee',
  total: 'Total',
  inPartsTitle: 'Paid in parts',
  firstPayment: 'First payment from',
  chosenFirst: 'First payment',
  ifOffer: (percent: string) => `${percent}% off the price, if it applies`,
  fromAMonth: (amount: string) => `from ${amount} a month`,
  aMonth: (amount: string, units: number) => `${amount} a month${units > 1 ? `, ${units} units` : ''}`,
  monthly: (months: number, isRest: boolean) => `${isRest ? 'Then monthly' : 'Monthly'} × ${months}`,
  lastMonth: 'Last month',
  theRest: 'The rest',
  installmentsNote:
    'Together they are the total. Your offer letter fixes the first payment and the dates, before you pay anything.',
  noMonths: 'Sales agrees the number of months with you, before you pay anything.',
  buyNow: 'Buy Now',
  askPrice: 'Ask for the price',
  askPriceHint: 'Opens an e-mail to our sales team.',
  askPriceWhere: 'Please ask our sales team for the price.',
  soldOut: 'Sold out',
  soldOutText: 'Every unit of this package is taken.',
  withdrawn: 'Not on sale',
  withdrawnText: 'This package is not on sale at the moment.',
  seeOthers: 'See other packages',

  // For a reader who stays
  ask: 'Ask us about it',
  askAbout: (hours: string) =>
    `The message is written for you, with what you chose. You send it.${hours && ` We answer ${hours}.`}`,
  lookAround: 'Look around (360°)',
  estatePlan: 'Plan of the estate',
  show: 'Show it to somebody',
  showAbout: 'Their phone scans your screen: yours needs no signal for it.',
  factSheet: 'Fact sheet (A4)',

  // Nothing to show
  unread: {
    failedTitle: 'Something went wrong',
    failed: "We couldn't load this package. Please try again later.",
    offlineTitle: 'Not saved on this phone',
    offline:
      'You are offline, and this package was never opened or listed on this phone. It will show as soon as the network is back.',
  },
}
