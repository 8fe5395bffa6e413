/** Benefits, voices and openings of Culture and jobs (spec §2). Owner: edit here. */

/** Nine, in the specification's order. */
export const companyBenefits = [
  {
    id: 'pay',
    name: 'Competitive salary and bonuses',
    text: 'Paid on time every month, with a bonus when the year’s goals are met.',
  },
  {
    id: 'hours',
    name: 'Flexible hours and remote work',
    text: 'A few shared hours a day; you arrange the rest around light, traffic and family.',
  },
  {
    id: 'health',
    name: 'Health insurance',
    text: 'A health plan with hospitals in every state where our people live.',
  },
  {
    id: 'growth',
    name: 'Career development and training',
    text: 'Time and money for courses, professional exams and their fees.',
  },
  {
    id: 'leave',
    name: 'Paid time off',
    text: 'Annual leave, public holidays and sick days, and nobody calls you on them.',
  },
  {
    id: 'wellness',
    name: 'Wellness programs',
    text: 'Check-ups, exercise together, and somebody to talk to in confidence.',
  },
  {
    id: 'retirement',
    name: 'Retirement savings',
    text: 'Pension contributions to the administrator of your choice.',
  },
  {
    id: 'housing',
    name: 'National Housing Fund',
    text: 'Your contributions are remitted, so that you can apply for a housing loan.',
  },
  {
    id: 'land',
    name: 'Ability to buy land',
    text: 'You may buy plots on our estates yourself, on a payment plan, like the families you serve.',
  },
] as const

/**
 * SAMPLE CONTENT: three invented voices, of people of the virtual team. Replace them with real ones, and remove the
 * note from copy.ts.
 */
export const sampleVoices = [
  {
    name: 'Adaeze N.',
    portrait: 'afro',
    role: 'Sample employee, sales',
    quote:
      'In my first week I spent two days on site with a surveyor before I spoke to one customer. Now I only say what I have seen.',
  },
  {
    name: 'Ibrahim S.',
    portrait: 'ankaraShirt',
    role: 'Sample employee, payment plans',
    quote:
      'I live in Kaduna and sell plots in Ogun. The plan is shared, the decisions are written down, and my evenings are mine.',
  },
  {
    name: 'Chioma E.',
    portrait: 'braids',
    role: 'Sample employee, former intern',
    quote:
      'They gave me a real task and a person to ask. When my first price list was wrong, we mended it together and put it on the wall.',
  },
] as const

export type Job = {
  id: string
  title: string
  tag: string
  description: string
  location: string
  type: string
}

const LOCATION = 'Remote' // spec §2
const TYPE = 'Full-time' // spec §2

/** Six (spec §2). */
export const jobs: readonly Job[] = [
  {
    id: 'sales',
    title: 'Sales and Marketing',
    tag: 'Growth',
    description:
      'Answer buyers honestly, take them through the papers, and tell our story where they look for it. You write clear English and like the telephone.',
    location: LOCATION,
    type: TYPE,
  },
  {
    id: 'architecture',
    title: 'Architectural Designer',
    tag: 'Design',
    description:
      'Draw bungalows, terraces and duplexes that suit the heat, the rain and the budget, from first sketch to working drawings.',
    location: LOCATION,
    type: TYPE,
  },
  {
    id: 'planning',
    title: 'Urban and Regional Designer',
    tag: 'Planning',
    description:
      'Lay out estates with roads that drain, plots that can be approved and green that stays green. You know the planning rules of at least one state.',
    location: LOCATION,
    type: TYPE,
  },
  {
    id: 'graphics',
    title: 'Graphics Designer',
    tag: 'Design',
    description:
      'Make plans, prices and progress easy to read on a small screen and on a printed sheet. Bring a portfolio in which we can see you think.',
    location: LOCATION,
    type: TYPE,
  },
  {
    id: 'internship',
    title: 'Internship',
    tag: 'Learning',
    description:
      'For students and people who have just finished: one team, one mentor, one piece of work that is used. Tell us which team you would like.',
    location: LOCATION,
    type: TYPE,
  },
  {
    id: 'it',
    title: 'I.T',
    tag: 'Technology',
    description:
      'Keep our site, our records and our people’s machines working, also where the network is poor. You can explain what you did to someone who sells land.',
    location: LOCATION,
    type: TYPE,
  },
]
