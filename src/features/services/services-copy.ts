/** Words of the Services screen; those fixed by the specification are exact (spec §2, Services). */
export const servicesPage = {
  title: 'Services',
  description:
    'Land, agro and home packages, and what comes after them: family wealth, portfolio, facility and property management, agro and housing development, and interior design.',
} as const

export const servicesHero = {
  title: 'Land is the start. We stay for the rest.',
  lead: 'Buy a plot, a farm or a house. Then let one company keep it, rent it, farm it, build on it or furnish it, under an agreement you can read in one sitting.',
  toCore: 'See our core services',
  alt: 'Artist’s impression: an estate from above, with pegged plots, cultivated plots and built homes around red-earth roads.',
} as const

export const secureCopy = {
  title: 'Secure your future', // spec §2
  lead: 'Three ways in. Each stands alone, and each can become the next.',
  open: (line: string) => `See ${line.toLowerCase()} packages`,
} as const

export const coreCopy = {
  title: 'Core services',
  lead: 'Seven services in two families. Each has its own agreement and its own fee, told to you before you sign; you can take one and leave the others.',
  ask: 'Ask about this',
  askSubject: (service: string) => `Question about ${service}`,
  askText: (service: string) => `Hello, I have a question about your service “${service}”.`,
} as const

export const goalsCopy = {
  title: 'What the ground gives back',
  lead: 'We measure our work against three of the seventeen Sustainable Development Goals of the United Nations.',
  goal: (number: number) => `Goal ${number}`,
} as const

export const aboutCopy = {
  title: 'Know who you are dealing with',
  text: 'Our story since 2016, what we stand for, and the people who answer for it.',
  link: 'Who we are',
} as const
