/** Words of the page of home projects. Facts of a single package come from the API and are never repeated here. */
import type { ProductLineContent } from './product-line-content.ts'

export const homeContent: ProductLineContent = {
  type: 'home',
  description:
    'Bungalows, terraces and duplexes in serviced estates across Nigeria: what is finished, what is not, prices in naira, payment plans and site tours.',
  heading: 'A front door on ground that is yours',
  lead: 'Bungalows, terraces and duplexes inside serviced estates. See one that stands, count its sockets, and meet the neighbours.',
  pictureAlt:
    'Modern flat-roofed white villa with timber accents, a pool, a roof terrace and solar panels, a family arriving.',
  guideHeading: 'Before you buy a home',
  guideLead: 'Where the builder stops, which approvals stand behind the walls, and what you pay when.',
  guide: [
    {
      heading: 'What you get',
      points: [
        'The house in the description on its own plot, or the unit in its block. Ask whether it is finished, carcass or off plan.',
        'Roads, drains, water and power as far as the benefits list them. What is not listed is not included.',
        'An estate that is run after you move in. Ask for the service charge and what it pays for.',
      ],
    },
    {
      heading: 'Papers to ask for',
      points: [
        'The approved building plan and the permit of the state’s physical planning authority.',
        'The title of the land under the house, and the deed that passes house and plot to you.',
        'The specification of finishes and the handover date, signed, with what happens if it is missed.',
      ],
    },
    {
      heading: 'How you pay',
      points: [
        'One-Off, or Installments where the package offers them. Its page shows the months and what they come to.',
        'While a house is being built, pay against stages you have seen, not against a calendar alone.',
        'An infrastructure fee, where there is one, stands on the package page beside the price.',
      ],
    },
  ],
  tourHeading: 'Visit a finished house',
}
