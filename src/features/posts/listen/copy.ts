import { count } from '#src/format/count.ts'

/** Words of the voice that reads a post. */
export const listenCopy = {
  listen: 'Listen',
  pause: 'Pause',
  goOn: 'Continue',
  stop: 'Stop',
  again: 'Try again',
  player: 'Reading aloud',
  reading: 'Reading aloud',
  paused: 'Paused',
  failed: 'The voice does not answer.',
  left: (minutes: number) => `about ${count(minutes)} min left`,
  ofPhone: 'Read by your phone. It uses no data.',
  ofInternet: 'Read by a voice of the internet: it uses data and needs a network.',
  speed: 'Speed',
  speeds: { '0.8': 'Slow', '1': 'Normal', '1.25': 'Fast', '1.5': 'Faster' },
} as const
