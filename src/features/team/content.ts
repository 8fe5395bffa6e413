/** People and perks of the virtual team screen. The owner replaces the people here. */
import type { TeamPortrait } from './team-portraits.ts'

export type TeamMember = { name: string; place: string; description: string; portrait: TeamPortrait }

/** SAMPLE CONTENT: invented people that show the layout; the screen says so. Replace them before the site goes live. */
export const sampleTeam: readonly TeamMember[] = [
  {
    name: 'Adaeze Nwosu',
    place: 'Port Harcourt, Rivers',
    description:
      'First to answer on land. She sends the survey number before the brochure, and tells you when a plot is wrong for you.',
    portrait: 'afro',
  },
  {
    name: 'Ibrahim Sani',
    place: 'Kaduna',
    description:
      'Explains a payment plan in Hausa or English until the whole family agrees on it. Former bank teller, patient with figures.',
    portrait: 'ankaraShirt',
  },
  {
    name: 'Rotimi Adeyemi',
    place: 'Ibadan, Oyo',
    description:
      'Thirty years a head teacher, now the voice our cooperative societies ask for. Nobody leaves his call with a question left.',
    portrait: 'elder',
  },
  {
    name: 'Tamuno Briggs',
    place: 'Yenagoa, Bayelsa',
    description:
      'Our eyes on the estates. He walks the boundary with his phone, peg by peg, so a buyer abroad sees the same red earth.',
    portrait: 'hardHat',
  },
  {
    name: 'Esther Audu',
    place: 'Gwarinpa, Abuja',
    description:
      'Keeps the papers moving: allocation letters, receipts, deeds. She works school hours and replies to every message by two.',
    portrait: 'cornrows',
  },
  {
    name: 'Femi Ogunleye',
    place: 'Abeokuta, Ogun',
    description:
      'Grows cassava himself, so he tells agro buyers what a dry season costs. Writes our planting notes from the field.',
    portrait: 'locs',
  },
  {
    name: 'Chioma Eze',
    place: 'Enugu',
    description:
      'Takes the evening calls from London, Houston and Dubai. Studied estate management online while doing this job.',
    portrait: 'braids',
  },
]

/** In the words and order of spec §2. */
export const perks = [
  {
    id: 'flexibility',
    name: 'Flexibility',
    text: 'Choose your hours and your town. A phone and data are your office.',
  },
  {
    id: 'impact',
    name: 'Impactful Work',
    text: 'You help families own ground that is surveyed and documented.',
  },
  {
    id: 'growth',
    name: 'Professional Growth',
    text: 'Learn titles, surveys, farming and selling from people who do it.',
  },
  {
    id: 'together',
    name: 'Collaborative Environment',
    text: 'Your team lead and the site crew are one message away.',
  },
  {
    id: 'pay',
    name: 'Competitive compensation',
    text: 'Terms are written down and agreed before you start.',
  },
  {
    id: 'stability',
    name: 'Job Stability',
    text: 'We have sold land, farms and homes since 2016.',
  },
] as const
