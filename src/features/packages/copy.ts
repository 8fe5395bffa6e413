/** Words of the package screens; those of the specification are exact. */
export const copy = {
  scheduleTour: 'Schedule a Site Tour',
  learnMore: 'Learn More',
  priceOnRequest: 'Price on request', // decision G7
}
