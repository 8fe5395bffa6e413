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

  // Cards and offers
  discount: (percent: string) => `${percent}% discount`,

  // Package detail
  benefits: 'What comes with it',

  // Buying panel
  perUnit: 'price per unit',
  perUnitShort: '/unit',
  planNames: { 'one-off': 'One-Off', installments: 'Installments' }, // spec §2; the one spelling (decision 071)
  overMonths: (months: string) => `over ${months}`,
  unitsTimesPrice: (units: string, price: string) => `${units} × ${price}`,
  infrastructureFee: 'Infrastructure fee',
  total: 'Total',
  firstPayment: 'First payment from',
  chosenFirst: 'First payment',
  ifOffer: (percent: string) => `${percent}% off the price, if it applies`,
  fromAMonth: (amount: string) => `from ${amount} a month`,
  monthly: (months: number, isRest: boolean) => `${isRest ? 'Then monthly' : 'Monthly'} × ${months}`,
  lastMonth: 'Last month',
  theRest: 'The rest',
  soldOut: 'Sold out',
  withdrawn: 'Not on sale',

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
