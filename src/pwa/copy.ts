export const copy = {
  line: {
    slow: 'The answer is slow to come.',
    portal: 'This network wants you to sign in first.',
    offline: 'No connection.',
    silent: 'No answer from our server.',
    fault: 'Our server answers with an error.',
  },
  readingSaved: 'You are reading what this phone saved.',
  readingSavedAt: (age: string) => `You are reading what this phone saved ${age}.`,
  updateReady: 'A new version of this site is ready.',
  partsMissing: 'A part of this page is missing, because the site was updated.',
  panelNotHere: 'This is not on this phone yet. It needs a network once.',
  updateKeeps: 'What you typed stays, and so does everything saved on this phone.',
  updateComes: 'It comes as soon as what is being sent or saved here is done.',
  update: 'Update now',
  reload: 'Load again',
  later: 'Later',
  arrived: {
    'tour-booking': 'Successful!, Thank You for Booking!', // spec §8
    'team-application': 'Virtual Team Member Application Submitted Successfully!', // spec §8
  },
  erasedSoon:
    'A request on this phone is still open, and its details are erased within hours. Please look at “Your requests”.',
  alreadyReceived: 'We had already received your application. There is nothing left to send.',
  inDoubt: 'We do not know whether one of your requests arrived. Please look at “Your requests”.',
  needsYou: 'One of your requests could not be sent as it is. Please look at “Your requests”.',
} as const
