/** What is true whatever the packages say, in the shape of the facts under the promise. Owner: edit here. */
export const standingFacts = {
  place: { label: 'Across', figure: 'Nigeria' },
  payment: { label: 'Payment plans', figure: 'Flexible' },
  founded: { label: 'Since', figure: '2016' },
} as const

export const FOUNDED = '2016'

/** From a plot to a house: the three chapters of agro-to-home, in this order. */
export const chapters = [
  {
    type: 'land',
    line: 'Land',
    title: 'Secure the plot',
    text: 'Surveyed, pegged and fenced. Walk it with us and read its papers before you pay anything.',
  },
  {
    type: 'agro',
    line: 'Agro',
    title: 'Let it earn',
    text: 'Cassava, maize, fish ponds and greenhouses, planted and managed season by season.',
  },
  {
    type: 'home',
    line: 'Home',
    title: 'Build and move in',
    text: 'Duplexes, terraces and bungalows with road, drainage, light and water planned first.',
  },
] as const
