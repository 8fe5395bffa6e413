/** Words of the page of land projects. Facts of a single package come from the API and are never repeated here. */
import type { ProductLineContent } from './product-line-content.ts'

export const landContent: ProductLineContent = {
  type: 'land',
  description:
    'Surveyed plots in laid-out estates across Nigeria: sizes in square metres, prices in naira, payment at once or in installments, and a site tour before you decide.',
  heading: 'Stand on the plot before you pay for it',
  lead: 'Pegged plots in laid-out estates, with their size, their price and their papers in the open. Walk the ground first; choose after.',
  pictureAlt: 'Surveyor with a total station beside roped, flagged plots along a laterite road.',
  guideHeading: 'Before you buy land',
  guideLead: 'What comes with a plot, what to ask for on paper, and how the money moves.',
  guide: [
    {
      heading: 'What you get',
      points: [
        'A plot of the size on the card, in square metres, shown to you on the ground by its beacons.',
        'The benefits listed on the package page. What is not listed there is not included.',
        'A tour of the site from a pickup point, before you sign anything.',
      ],
    },
    {
      heading: 'Papers to ask for',
      points: [
        'The title of the estate: Certificate of Occupancy, Governor’s Consent or gazetted excision. Ask which one, and its number.',
        'The survey plan. Have your own surveyor chart it at the state Surveyor-General’s office, to see that the land is free of acquisition.',
        'Contract of sale and receipts as you pay; the deed of assignment and the letter of allocation when you have paid in full.',
      ],
    },
    {
      heading: 'How you pay',
      points: [
        'One-Off, or Installments where the package offers them. Its page shows the months and what they come to.',
        'Registering the deed and Governor’s Consent cost extra, and the state sets those fees. Ask what is in the price.',
        'Pay only into the company account named in your offer letter, never to a person, and keep each receipt.',
      ],
    },
  ],
  tourHeading: 'Walk the land with us',
}
