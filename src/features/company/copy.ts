/** Words of Who We Are; those fixed by the specification are exact (spec §2, About). People and dates: content.ts. */
export const page = {
  title: 'Who We Are',
  description:
    'Adbond has sold land, agro and home packages in Nigeria since 2016. Read our story, what we stand for, who leads the work and how far we have come.',
} as const

export const hero = {
  title: "Securing Future Spaces for Africa's Next-Generation", // spec §2
  lead: 'Land first, then a harvest, then a home. Since 2016 we have walked that road with families in Nigeria, one surveyed plot at a time.',
  start: 'Start Your Journey', // spec §2
  pictureAlt:
    'Artist’s impression: a family walks a palm-lined red-earth road towards the sunrise, crops on both sides and homes ahead.',
  play: 'Play our video',
  playNotes: {
    player:
      'From YouTube. Nothing is loaded from there until you press play; it needs a network and uses data.',
    file: 'Nothing of it is loaded until you press play; it needs a network and uses data.',
  },
  filmTitle: 'Adbond: who we are',
} as const

export const story = {
  title: 'Our Story', // spec §2
  opening:
    'Adbond began in 2016 with a question that families kept asking: how do I buy land, and still have it in ten years?',
  paragraphs: [
    'People bought plots and then waited. Fences fell, the bush came back, papers were lost, and strangers put up signs. The land cost money every year and gave nothing.',
    'So we put three trades under one roof. We secure the land, and you see its pegs and its papers before you pay. We cultivate it, so that it can earn while it waits. Then we build, with the road, the drains and the light planned first. We call it agro-to-home.',
    'Families, businesses and cooperative societies buy with us today, from home and from abroad, on payment plans they can keep. We work across Nigeria and are expanding to other parts of Africa.',
  ],
  wideAlt: 'A family looks at a pegged plot with a plan board under a great shade tree.',
  tallAlt: 'A surveyor with a total station beside flagged plots along a laterite road.',
} as const

export const direction = {
  label: 'Vision and mission',
  vision: {
    title: 'Our Vision', // spec §2
    text: 'An Africa where every family can own ground that feeds it, houses it, and passes in peace to its children.',
  },
  mission: {
    title: 'Our Mission', // spec §2
    text: 'To put land, farming and housing within reach of people who earn by the month: clear papers, payment plans that fit, and work we are ready to show you on the ground.',
  },
} as const

export const values = {
  title: 'The Values We Live By', // spec §2
  lead: 'Five words. Their first letters are how we ask each other whether a job is finished: is it ITIED?',
} as const

export const leadership = {
  title: 'Meet our Leadership Team', // spec §2
  lead: 'Seven people answer for what you buy.',
  note: 'Sample people: names and portraits are invented for this preview.',
  portrait: (name: string) => `Portrait of ${name}`,
} as const

export const partnership = {
  title: 'Partnerships & Collaborations', // spec §2
  lead: 'Surveyors, seed growers, lawyers and lenders we do not want to work without.',
  note: 'Sample names, not real companies.',
  pause: 'Pause',
  play: 'Play',
} as const

export const journey = {
  title: 'Celebrating Our Journey', // spec §2
  lead: 'From one idea in 2016 to a road with many gates.',
  note: 'Sample milestones, with artist’s impressions.',
} as const
