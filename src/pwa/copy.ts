export const copy = {
  noConnection: 'No connection.',
  readingSaved: 'You are reading what this phone saved.',
  updateReady: 'A new version of this site is ready.',
  update: 'Update now',
  later: 'Later',
  arrived: {
    'tour-booking': 'Successful!, Thank You for Booking!', // spec §8
    'team-application': 'Virtual Team Member Application Submitted Successfully!', // spec §8
  },
  needsYou: 'One of your requests could not be sent as it is. Please look at “Your requests”.',
  waiting: (count: number) => ` (${count} waiting)`,
} as const
