/** Words of the page of agro projects. Facts of a single package come from the API and are never repeated here. */
import type { ProductLineContent } from './product-line-content.ts'

export const agroContent: ProductLineContent = {
  type: 'agro',
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
}
