/**
 * What to bring, which papers to ask for and what to look at. General advice on land in Nigeria (Land Use Act 1978), not
 * on one estate: what a package has is in its own record.
 */
export type KitPoint = { id: string; title: string; text: string }
export type KitPart = { id: string; title: string; lead: string; points: readonly KitPoint[] }

export const kitParts: readonly KitPart[] = [
  {
    id: 'bring',
    title: 'What to bring',
    lead: 'Tick it off before you leave the house.',
    points: [
      {
        id: 'shoes',
        title: 'Closed shoes and a hat',
        text: 'The ground is uneven, and there is little shade.',
      },
      { id: 'id', title: 'A means of identification', text: 'The gate asks for it.' },
      {
        id: 'phone',
        title: 'A charged phone',
        text: 'Open this page at home and leave it open: on the estate it needs no signal.',
      },
      { id: 'water', title: 'Drinking water', text: 'A tour takes two to three hours.' },
      {
        id: 'companion',
        title: 'Somebody you trust',
        text: 'Two people see more than one. Best of all a surveyor or a lawyer of your own.',
      },
      {
        id: 'money',
        title: 'No cash for the plot',
        text: 'Nobody has to pay on the day. Whenever you pay, pay into the company’s account and take a receipt.',
      },
    ],
  },
  {
    id: 'papers',
    title: 'Title documents',
    lead: 'Ask to see each one, note its number, and tick what you have seen. Not every plot needs all five.',
    points: [
      {
        id: 'cofo',
        title: 'Certificate of Occupancy (C of O)',
        text: 'The state grants its holder the right to the land, for up to 99 years. Search its number at the lands registry of the state; in Abuja that is AGIS.',
      },
      {
        id: 'survey',
        title: 'Registered survey plan',
        text: 'It shows where the plot lies and how large it is, by the coordinates of its beacons. The office of the Surveyor-General of the state says whether it is lodged there, and whether government has claimed the land.',
      },
      {
        id: 'deed',
        title: 'Deed of assignment',
        text: 'With it the seller passes their right to you. Have a lawyer of your own read it before you sign; then it is stamped and registered at the lands registry.',
      },
      {
        id: 'excision',
        title: 'Excision or gazette',
        text: 'Government had acquired the area, and gave this part back to the community; the state gazette publishes it. A surveyor checks that your plot lies inside it. “Excision in process” is not an excision yet.',
      },
      {
        id: 'consent',
        title: 'Governor’s consent',
        text: 'When titled land is sold on, the Governor (in Abuja the Minister) must agree, or the transfer is not complete in law. The lands registry tells you whether consent was given to the deed.',
      },
    ],
  },
  {
    id: 'land',
    title: 'On the land',
    lead: 'Walk the whole boundary of your plot, not only the road in front of it.',
    points: [
      {
        id: 'beacons',
        title: 'All beacons of the plot',
        text: 'Their numbers are those on the survey plan. Take a photo of each.',
      },
      { id: 'road', title: 'The road in the rain', text: 'Can a car come through in July? Who repairs it?' },
      {
        id: 'flood',
        title: 'Where the water goes',
        text: 'Look for marks on walls and trees, and for drains.',
      },
      { id: 'power', title: 'Light and water', text: 'How far is the next pole, transformer and borehole?' },
      {
        id: 'people',
        title: 'Nobody else on it',
        text: 'No farm, no house, no “Not for sale” on a wall. If there is one, ask whose it is.',
      },
      {
        id: 'neighbours',
        title: 'A word with a neighbour',
        text: 'Since when are they here? Was there a dispute?',
      },
    ],
  },
  {
    id: 'ask',
    title: 'Questions for us',
    lead: 'Ask for the answers in writing.',
    points: [
      {
        id: 'fees',
        title: 'What comes on top of the price?',
        text: 'Survey, deed, development, service charge: which, how much, and when.',
      },
      {
        id: 'allocation',
        title: 'When is my plot mine?',
        text: 'When do I get the allocation, the survey, the deed?',
      },
      {
        id: 'build',
        title: 'When may I build, and what?',
        text: 'By when must I start? Which rules hold on the estate?',
      },
      { id: 'late', title: 'What if I pay late, or want out?', text: 'What do I get back, and how soon?' },
    ],
  },
]
