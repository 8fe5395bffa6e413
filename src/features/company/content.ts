/**
 * SAMPLE CONTENT of Who We Are: invented people, partners and milestones that show the layout, and say so on the page.
 * Owner: replace them here, and remove the notes from copy.ts.
 */
import type { LeaderPortrait } from './leader-portraits.ts'

/** The first letters spell ITIED (spec §2). */
export const coreValues = [
  {
    name: 'Innovation',
    text: 'We look for better ways to survey, farm, build and pay, and keep the ones that serve the owner.',
  },
  {
    name: 'Trustworthiness',
    text: 'What you are told on the phone is what stands in the contract.',
  },
  {
    name: 'Integrity',
    text: 'Clean papers or no sale. If a plot has a problem, you hear it from us first.',
  },
  {
    name: 'Excellent-Execution',
    text: 'Straight pegs, level floors, harvests written down. We inspect the work before you do.',
  },
  {
    name: 'Delivery',
    text: 'A date is a promise. If it has to move, you hear early, and you hear why.',
  },
] as const

export type Leader = { name: string; position: string; portrait: LeaderPortrait }

/** Seven (spec §9), in the order of the page. */
export const sampleLeaders: readonly Leader[] = [
  { name: 'Babatunde Adelaja', position: 'Chief Executive Officer', portrait: 'agbada' },
  { name: 'Ngozi Umeh', position: 'Chief Operating Officer', portrait: 'gele' },
  { name: 'Ibrahim Danladi', position: 'Head of Land and Survey', portrait: 'kaftan' },
  { name: 'Folake Bamidele', position: 'Head of Agro Development', portrait: 'headwrap' },
  { name: 'Emeka Ilozue', position: 'Head of Housing and Design', portrait: 'suit' },
  { name: 'Zainab Garba', position: 'Head of Finance', portrait: 'hijab' },
  { name: 'Ebiere Dokubo', position: 'Head of Customer Care', portrait: 'bun' },
]

export type Partner = {
  name: string
  trade: string
  symbol: string
  voice: 'tight' | 'light' | 'wide' | 'large'
}

/** Eight (spec §9). `symbol` is drawn in a square of 32; `voice` is the style of its name. */
export const samplePartners: readonly Partner[] = [
  {
    name: 'Pegline',
    trade: 'Land surveyors',
    symbol: 'M14 2h4v13l8 15h-4.5L16 19.5 10.5 30H6l8-15z',
    voice: 'tight',
  },
  {
    name: 'Oke-Ewe',
    trade: 'Seeds and seedlings',
    symbol:
      'M3 3c8.5 0 13 4.5 13 13v14h-3V17.8C6.6 16.9 3 11.7 3 3zm26 7c0 7.3-3.8 11.4-11 12 0-7.6 3.8-12 11-12z',
    voice: 'light',
  },
  {
    name: 'RUWADRIP',
    trade: 'Irrigation',
    symbol:
      'M16 1c6.6 8.2 10 13.4 10 18.5a10 10 0 0 1-20 0C6 14.4 9.4 9.2 16 1zm0 24.5a6 6 0 0 0 6-6h-3a3 3 0 0 1-3 3z',
    voice: 'wide',
  },
  {
    name: 'Gidanlight',
    trade: 'Solar power',
    symbol: 'M7 14a9 9 0 0 1 18 0zM1 17h30v3H1zm4 5h22v3H5zm5 5h12v3H10z',
    voice: 'tight',
  },
  {
    name: 'ajoyo',
    trade: 'Savings cooperative',
    symbol:
      'M9.5 2a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm13 0a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm-13 15a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm13 0a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
    voice: 'large',
  },
  {
    name: 'Titlewise',
    trade: 'Property lawyers',
    symbol: 'M16 1 31 9v3H1V9zM5 14h4v11H5zm9 0h4v11h-4zm9 0h4v11h-4zM1 27h30v4H1z',
    voice: 'light',
  },
  {
    name: 'FERROBLOK',
    trade: 'Blocks and paving',
    symbol: 'M1 19h14v11H1zm16 0h14v11H17zM9 6h14v11H9z',
    voice: 'wide',
  },
  {
    name: 'Kudimore',
    trade: 'Home finance',
    symbol: 'M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM8.5 22h3.5v-5H8.5zm5.8 0h3.4v-9h-3.4zm5.7 0h3.5V9H20z',
    voice: 'tight',
  },
]

/** Six years (spec §2); `colour` is the hue of the year on the road. */
export const sampleMilestones = [
  {
    year: '2016',
    colour: 'land',
    text: 'Adbond opens in Lagos with one idea: land is surveyed, fenced and documented before it is sold.',
  },
  {
    year: '2018',
    colour: 'agro',
    text: 'The first farm is planted. Plots that stood empty carry cassava and maize, and agro-to-home has its name.',
  },
  {
    year: '2020',
    colour: 'home',
    text: 'Viewings move to video calls and papers can be read online, so that buyers abroad follow every step.',
  },
  {
    year: '2022',
    colour: 'land',
    text: 'Families move into houses on ground that they bought bare and farmed first.',
  },
  {
    year: '2023',
    colour: 'agro',
    text: 'Facility and property management begin: somebody answers for the road, the light and the rent after the sale.',
  },
  {
    year: '2024',
    colour: 'home',
    text: 'A virtual team works from many states, and we study ground beyond the borders of Nigeria.',
  },
] as const
