/** People and perks of the virtual team screen. The owner replaces the people here. */
import type { Look } from './look.ts'

/** The light ground behind a portrait. */
export type Ground = 'clay' | 'mint' | 'sky' | 'sand'

export type TeamMember = { name: string; place: string; description: string; ground: Ground; look: Look }

/** SAMPLE CONTENT: invented people that show the layout; the screen says so. Replace them before the site goes live. */
export const sampleTeam: readonly TeamMember[] = [
  {
    name: 'Adaeze Nwosu',
    place: 'Port Harcourt, Rivers',
    description:
      'First to answer on land. She sends the survey number before the brochure, and tells you when a plot is wrong for you.',
    ground: 'clay',
    look: { skin: '#7a4526', head: 'afro', clothes: 'polo', colour: '#2a7247', trim: '#e2a93b' },
  },
  {
    name: 'Ibrahim Sani',
    place: 'Kaduna',
    description:
      'Explains a payment plan in Hausa or English until the whole family agrees on it. Former bank teller, patient with figures.',
    ground: 'mint',
    look: { skin: '#5f351d', head: 'hula', clothes: 'kaftan', colour: '#f3ead9', trim: '#14532d' },
  },
  {
    name: 'Ronke Adeyemi',
    place: 'Ibadan, Oyo',
    description:
      'Thirty years a head teacher, now the voice our cooperative societies ask for. Nobody leaves her call with a question left.',
    ground: 'sky',
    look: {
      skin: '#6b3c20',
      head: 'gele',
      clothes: 'ankara',
      colour: '#a34a08',
      trim: '#e2a93b',
      glasses: true,
    },
  },
  {
    name: 'Tamuno Briggs',
    place: 'Yenagoa, Bayelsa',
    description:
      'Our eyes on the estates. He walks the boundary with his phone, peg by peg, so a buyer abroad sees the same red earth.',
    ground: 'sand',
    look: { skin: '#542c17', head: 'hard-hat', clothes: 'vest', colour: '#3f6f8f', trim: '#e2a93b' },
  },
  {
    name: 'Zainab Musa',
    place: 'Gwarinpa, Abuja',
    description:
      'Keeps the papers moving: allocation letters, receipts, deeds. She works school hours and replies to every message by two.',
    ground: 'mint',
    look: { skin: '#8a5230', head: 'hijab', clothes: 'blazer', colour: '#22382c', trim: '#c9714a' },
  },
  {
    name: 'Femi Ogunleye',
    place: 'Abeokuta, Ogun',
    description:
      'Grows cassava himself, so he tells agro buyers what a dry season costs. Writes our planting notes from the field.',
    ground: 'sky',
    look: { skin: '#663a20', head: 'straw-hat', clothes: 'checked', colour: '#c4552a', trim: '#f3d9a4' },
  },
  {
    name: 'Chioma Eze',
    place: 'Enugu',
    description:
      'Takes the evening calls from London, Houston and Dubai. Studied estate management online while doing this job.',
    ground: 'clay',
    look: { skin: '#70401f', head: 'headset', clothes: 'sweater', colour: '#d69a26', trim: '#14532d' },
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
