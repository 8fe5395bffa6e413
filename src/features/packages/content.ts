/** Words of the three project pages. Facts of a single package come from the API and are never repeated here. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'

type GuidePart = { heading: string; points: readonly string[] }

export type LineContent = {
  /** Title of the page, and its place in the site. */
  title: string
  description: string
  heading: string
  lead: string
  pictureAlt: string
  guideHeading: string
  guideLead: string
  guide: readonly GuidePart[]
  tourHeading: string
}

export const lineContent: Record<ProjectTypeSlug, LineContent> = {
  land: {
    title: 'Land packages',
    description:
      'Surveyed plots in laid-out estates across Nigeria: sizes in square metres, prices in naira, payment at once or in instalments, and a site tour before you decide.',
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
          'Contract of sale, receipts and letter of allocation as you pay; the deed of assignment when you have paid in full.',
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
  },
  agro: {
    title: 'Agro packages',
    description:
      'Farm plots, greenhouses, fish ponds and tree crops in Nigeria: what is planted, who looks after it, what it costs and which papers to read first.',
    heading: 'Own the harvest. Know who does the work.',
    lead: 'Cassava acres, greenhouses, ponds and tree crops, run by people who farm for a living. Each package says what is included, and what can go wrong.',
    pictureAlt: 'Four tunnel greenhouses with farmers, harvest crates and vegetable rows in front.',
    guideHeading: 'Before you fund a farm',
    guideLead: 'A farm is not a savings account. Read these three lists before you read the price.',
    guide: [
      {
        heading: 'What you get',
        points: [
          'The plot, tunnel, pond or trees in the description, for the time it names: some land is leased for a cycle, some is sold.',
          'The work and the inputs listed there. Transport, storage and the next cycle may be yours to pay.',
          'The harvest or your share of it. Rain, pests and prices decide how much; nobody can promise you a figure.',
        ],
      },
      {
        heading: 'Papers to ask for',
        points: [
          'The land agreement: do you own it, lease it, or only pay for a season on it?',
          'The management agreement: who plants, who sells, how proceeds are shared and when you are paid.',
          'The insurance, if there is any: what is covered, with whom, and who makes the claim after a loss.',
        ],
      },
      {
        heading: 'How you pay',
        points: [
          'One-Off, or Installments where the package offers them. Planting has dates, so plans are shorter than for land.',
          'Ask which costs come back every season, and whether they are taken from the harvest or billed to you.',
          'Pay only into the company account named in your offer letter, and keep each receipt.',
        ],
      },
    ],
    tourHeading: 'See the fields in season',
  },
  home: {
    title: 'Home packages',
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
          'The house in the description on its own plot, or the unit in its block. Ask whether it is carcass, semi-finished or finished.',
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
  },
}
