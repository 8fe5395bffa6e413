/** Questions and voices of the site tour screen. The owner replaces both here. */
import type { VisitorPortrait } from './visitor-portraits.ts'

export type TourQuestion = { id: string; question: string; answer: string }

export const tourQuestions: readonly TourQuestion[] = [
  {
    id: 'who',
    question: 'Who can attend a site tour?',
    answer:
      'Anyone. Come alone, with your family, your cooperative or your lawyer. Children are welcome. Book a seat for each of you: after the first, press “Add a person”.',
  },
  {
    id: 'duration',
    question: 'How long does a tour take?',
    answer:
      'Two to three hours on the estate. Add the drive from your pickup point. We tell you when you will be back before we leave.',
  },
  {
    id: 'bring',
    question: 'What should I bring?',
    answer:
      'Closed shoes, a hat and a means of identification for the gate. Bring your questions too: we carry the survey plan and copies of the title documents.',
  },
  {
    id: 'transport',
    question: 'Is transport provided?',
    answer:
      'Yes, free from our pickup points and back. A fee, where a tour has one, is for the tour and stands on its card. Before the visit we write to you and agree on the pickup point. You can also drive yourself and meet us at the gate.',
  },
  {
    id: 'buy',
    question: 'Can I buy land on the spot?',
    answer:
      'Yes. You can choose a plot and start the papers during the tour. Nobody has to decide that day. Ask how long the price holds, and have it written down.',
  },
]

export type Testimonial = {
  name: string
  role: string
  quote: string
  portraits: readonly VisitorPortrait[]
}

/** SAMPLE CONTENT: invented voices that show the layout. Replace them with real ones before the site goes live. */
export const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'Amaka O.',
    portraits: ['cornrows'],
    role: 'Sample visitor, land',
    quote:
      'The surveyor showed me the four pegs of my plot and the number on the plan. I stopped worrying about the papers that afternoon.',
  },
  {
    name: 'Tunde B.',
    portraits: ['elder'],
    role: 'Sample visitor, agro',
    quote:
      'I asked what happens in a bad season, and the farm manager opened his book. Figures first, tea after. That is how I like it.',
  },
  {
    name: 'Hauwa and Musa',
    portraits: ['hijab', 'kaftan'],
    role: 'Sample visitors, home',
    quote:
      'We came with three children and my mother. The bus was on time, the show house was cool, and nobody pushed us to sign.',
  },
  {
    name: 'Chidi E.',
    portraits: ['locs'],
    role: 'Sample visitor, from London',
    quote:
      'My brother walked the road with his phone while I watched. We booked it with no signal at the gate, and it still went through.',
  },
]
