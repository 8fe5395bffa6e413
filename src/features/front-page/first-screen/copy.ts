/** Words of the front page; those fixed by the specification are exact (spec §1, §2). */
export const headCopy = {
  title: 'Adbond: land, agro and home packages in Nigeria',
  description:
    'Buy surveyed land, join managed farm projects and build your home across Nigeria, on flexible payment plans. Look through the packages and book a site tour.',
} as const

export const heroCopy = {
  promise: 'Own the land. Farm it. Then build on it.',
  lead: 'Surveyed plots, managed farms and finished homes across Nigeria, on payment plans a family can keep.',
  services: 'Explore Our Services', // spec §1
  alt: 'A red-earth road leads a minibus past pegged plots and crop rows to a gated street of white villas, with rounded hills behind.',
  plot: 'Walk your plot before you pay',
  plotAlt:
    'A family looks at a pegged plot with a plan board under a great shade tree, the estate fence behind.',
  street: 'The street you come home to',
  streetAlt: 'Estate street at dusk with lit windows, street lamps and an arriving car.',
  impressions: 'Apart from packages and articles, pictures on this page are artist’s impressions.',
} as const

export const headlineCopy = {
  label: 'Adbond in short',
  plotsFrom: 'Plots from',
  payOver: 'Pay over',
  months: (months: number) => `${months} months`,
} as const

export const storyCopy = {
  title: 'Transforming Dreams Into Reality', // spec §1
  lead: 'One piece of ground, three chapters. Secure it today, let it earn while you wait, and move in when you are ready.',
  explore: 'Explore Project Packages', // spec §2
  alt: 'Three connected islands: pegged land plots, a farm with greenhouse and tractor, and a finished villa with solar panels.',
} as const

export const finderCopy = {
  title: 'Find Your Perfect Package', // spec §1
  tabs: 'Kind of package',
  search: 'Search all by place and price',
  loading: 'Loading packages',
  failed: 'Failed to load projects. Please try again later.', // spec §8
  empty: 'No projects available for this category.', // spec §8
  offline:
    'You are offline, and these packages are not saved on this phone yet. They will show when the network is back.',
  age: 'Prices as of',
  showAll: (count: number) => `Show all ${count} packages`, // decision D2
  showMore: (more: number, all: number) => `Show ${more} more of ${all} packages`,
  showFewer: 'Show fewer',
} as const

export const agroToHomeCopy = {
  title: 'Agro-to-Home Solutions Simplified', // spec §1
  text: 'A bare plot costs money every year it waits. Ours need not: first the ground is yours, then a crop stands on it, then a house.',
  steps: ['Purchase lands', 'Cultivate agricultural projects', 'Build your dream homes'], // spec §2
  learnMore: 'Learn More', // spec §2
  learnMoreAbout: 'about who we are',
  alt: 'Four tunnel greenhouses with farmers, harvest crates and vegetable rows in front.',
} as const

export const closingCopy = {
  title: 'Come and stand on it first',
  text: 'Two to three hours on the ground tell you more than any brochure. Our bus from the pickup points is free, and nobody will hurry you.',
  alt: 'A minibus drives up a red-earth road towards the gate of an estate.',
} as const
