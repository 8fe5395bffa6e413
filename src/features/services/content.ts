/** What we do for people who own, will own, or want their ground to work (spec §2, front page). Owner: edit here. */
export const tailoredSolutions = {
  pictured: [
    {
      id: 'wealth',
      promise: 'Secure your legacy',
      service: 'Family wealth planning',
      text: 'Land and houses in the right names, with the papers kept together, so that what you built passes on without a quarrel.',
    },
    {
      id: 'portfolio',
      promise: 'Maximise investments',
      service: 'Portfolio management',
      text: 'One statement for all your plots, farms and houses, and advice on what to hold, build on or sell.',
    },
  ],
  plain: [
    {
      id: 'facility',
      service: 'Facility management',
      text: 'Roads, drains, water, light and security of an estate, kept working.',
    },
    {
      id: 'property',
      service: 'Property management',
      text: 'Tenants found, rent collected and repairs done while you are away.',
    },
    {
      id: 'agro',
      service: 'Agricultural ventures',
      text: 'Crops, fish and poultry on managed farms, reported season by season.',
    },
    {
      id: 'housing',
      service: 'Housing development',
      text: 'From drawings and approvals to the day you collect the keys.',
    },
  ],
} as const
