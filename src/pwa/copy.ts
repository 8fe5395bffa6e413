export const copy = {
  noConnection: 'No connection.',
  readingSaved: 'You are reading what this phone saved.',
  updateReady: 'A new version of this site is ready.',
  update: 'Update now',
  later: 'Later',
  waiting: (count: number) => ` (${count} waiting)`,
} as const
