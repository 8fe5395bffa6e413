/** The seven core services (spec §2, Services): four after buying, three that develop. Owner: edit here. */

export const postInvestment = {
  title: 'Post-investment',
  text: 'For what you own already.',
  services: [
    {
      id: 'wealth',
      name: 'Family wealth management',
      text: 'Land and houses in the right names, with the papers kept together, so that they pass on without a quarrel.',
      includes: ['Ownership and next-of-kin records', 'Document safekeeping', 'Yearly family review'],
    },
    {
      id: 'portfolio',
      name: 'Asset portfolio management',
      text: 'One statement for all your plots, farms and houses, and plain advice on what to hold, build on or sell.',
      includes: ['One statement for everything', 'Valuation on request', 'Advice to hold, build or sell'],
    },
    {
      id: 'facility',
      name: 'Facility management',
      text: 'Roads, drains, water, light and security of an estate kept working, with one number to call.',
      includes: ['Repairs with a written record', 'Cleaning and grounds', 'Gate and perimeter security'],
    },
    {
      id: 'property',
      name: 'Property management',
      text: 'Tenants found and checked, rent collected and repairs done, also while you live abroad.',
      includes: ['Tenant search and checks', 'Rent collected and accounted for', 'Inspections with pictures'],
    },
  ],
} as const

export const development = {
  title: 'Development',
  text: 'For what the ground can become.',
  services: [
    {
      id: 'agro',
      name: 'Agro development',
      text: 'Crops, fish ponds, poultry and greenhouses set up on your land and run by our farm team, with a report for every season, good or bad.',
    },
    {
      id: 'housing',
      name: 'Housing development',
      text: 'From drawings and approvals to the day you collect the keys. You pay by stage, after you have seen the stage.',
    },
    {
      id: 'interior',
      name: 'Interior design',
      text: 'Rooms planned around how your family lives, in materials that can be bought and repaired in Nigeria.',
    },
  ],
} as const

/** Numbers and names are those of the United Nations' goals. */
export const goals = [
  {
    number: 1,
    name: 'No Poverty',
    text: 'Payment plans open ownership to people who earn by the month, and farms and building sites hire from the villages around them.',
  },
  {
    number: 2,
    name: 'Zero Hunger',
    text: 'Ground that waits for a house grows food until then: cassava, maize, vegetables, fish and eggs for markets nearby.',
  },
  {
    number: 15,
    name: 'Life on Land',
    text: 'Great trees stay where they stand, soil is fed and rested, and every layout keeps green between the houses.',
  },
] as const
