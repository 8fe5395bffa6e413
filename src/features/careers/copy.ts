/** Words of Culture and jobs; those fixed by the specification are exact (spec §2, Culture and jobs). */
export const page = {
  title: 'Careers',
  description:
    'Remote, full-time work with Adbond in Nigeria: how we work together, nine benefits, and six positions in sales, design, planning and I.T.',
} as const

export const hero = {
  title: 'Do work that people can walk on.',
  lead: 'Plans that become roads, drawings that become front doors, and answers that let a family sleep. You do it from where you live.',
  toOpenings: 'See job openings',
  alt: 'Artist’s impression: people meet on the forecourt of an office building with terracotta fins.',
  facts: (openings: number) => [
    { label: 'Positions', value: openings > 0 ? `${openings} open` : 'None open now' },
    { label: 'Where', value: 'Remote' },
    { label: 'Hours', value: 'Full-time' },
  ],
} as const

export const culture = {
  title: 'How we work together',
  opening:
    'We sell things that last longer than a career. That sets the pace: quick with an answer, slow with a promise.',
  paragraphs: [
    'Most of us work from home, in different states. We write things down, so that nobody has to be awake at the same hour to know what was decided. Meetings are short and have a reason.',
    'Everybody visits a site, whatever their desk. A designer who has stood in the red dust of a plot draws a better brochure, and an engineer who has heard a buyer’s questions builds a better form.',
    'When something goes wrong we say so early, to each other and to the buyer. Nobody here has lost a job for bringing bad news.',
  ],
  note: 'The pictures are artist’s impressions.',
} as const

export const benefits = {
  title: 'What you get',
  lead: 'The same for everyone on a full-time contract. The figures are in the offer letter, before you sign.',
} as const

export const voices = {
  title: 'In their words',
  note: 'Sample voices: people, words and portraits are invented for this preview.',
} as const

export const openings = {
  title: 'Job openings',
  lead: 'Write to us with your résumé. The button starts an e-mail with the position in its subject.',
  apply: 'Apply Now', // spec §2
  ask: 'Ask about this role',
  askSubject: (title: string) => `Question about the position: ${title}`,
  askText: (title: string) => `Hello, I have a question about the position “${title}”.`,
  noAddress: 'We take no applications at the moment.',
  otherwise: 'Nothing that fits? Send your résumé anyway, to',
  mail: {
    subject: (title: string) => `Application: ${title}`,
    body: 'Name:\nPhone:\nWhere I live:\nWhat I have done, in three lines:\n\nMy résumé is attached.',
  },
} as const
