/** What the site promises: the goal, and the figure from which the promise counts as broken. */

export type Limit = {
  what: string
  /** What is judged: the value itself, value / reference, or value - reference. */
  of: 'value' | 'ratio' | 'excess'
  unit: 'ms' | 'kB' | '/s' | 'points' | ''
  goal: number
  broken: number
  /** More is better. */
  atLeast?: true
}

const ratio = (what: string, goal: number, broken: number): Limit => ({
  what,
  of: 'ratio',
  unit: 'ms',
  goal,
  broken,
})

const value = (what: string, unit: Limit['unit'], goal: number, broken: number): Limit => ({
  what,
  of: 'value',
  unit,
  goal,
  broken,
})

const score = (what: string, broken = 100): Limit => ({
  ...value(what, 'points', 100, broken),
  atLeast: true,
})

export const limits = {
  lcp: ratio('LCP / twin', 1.05, 1.15),
  fcp: ratio('FCP / twin', 1.1, 1.25),
  speedIndex: ratio('Speed Index / twin', 1.05, 1.25),
  tti: ratio('TTI / twin', 1.3, 1.5),
  tbt: { what: 'Total Blocking Time above twin', of: 'excess', unit: 'ms', goal: 50, broken: 150 },
  cls: value('Layout shift', '', 0.01, 0.04),
  performance: score('Lighthouse performance', 97),
  accessibility: score('Lighthouse accessibility'),
  'best-practices': score('Lighthouse best practices'),
  seo: score('Lighthouse SEO'),
  pwa: score('Lighthouse 11 PWA'),
  html: value('HTML with its rules, Brotli', 'kB', 14, 20),
  scripts: value('JavaScript before the front page is interactive', 'kB', 87, 95),
  ownScripts: value('JavaScript of one route alone', 'kB', 16, 25),
  hero: value('Hero at 412 × 1.75', 'kB', 60, 90),
  card: value('Picture of a card', 'kB', 20, 30),
  fonts: value('Fonts', 'kB', 60, 80),
  thirdParty: value('Requests to third parties', '', 0, 0),
  blocking: value('Render-blocking requests', '', 0, 0),
  firstView: value('First view of the front page', 'kB', 185, 200),
  anyView: value('First view of any route', 'kB', 200, 250),
  firstRequests: value('Requests of the first view', '', 12, 14),
  firstVisit: value('Whole first visit with the precache', 'kB', 400, 560),
  firstVisitSaving: value('Whole first visit under Save-Data', 'kB', 185, 250),
  repeat: ratio('Repeat visit offline, worker asleep: FCP / minimal Workbox page', 1.25, 1.75),
  repeatBytes: value('Bytes from the network before that paint', 'kB', 0, 0),
  slowLcp: ratio('400 kbit/s, 400 ms: LCP / twin', 1.05, 1.2),
  slowTti: value('400 kbit/s, 400 ms: TTI', 'ms', 5_000, 5_500),
  worldWords: value(
    '2G (250 kbit/s, 800 ms) and a train (3 % lost, gaps of 0–3 s), CPU 4×: first words',
    'ms',
    4_000,
    6_000,
  ),
  worldPicture: value('… first picture', 'ms', 8_000, 10_000),
  worldFrame: value('… header and footer answer to presses', 'ms', 8_000, 10_000),
  worldInteractive: value('… interactive', 'ms', 8_000, 13_000),
  routeChange: value('Route change to painted kept content, CPU 4×', 'ms', 100, 200),
  inp: value('Typing and pressing in forms, CPU 4×: INP', 'ms', 100, 200),
  presses: value('Any press of any screen, CPU 4×: INP', 'ms', 100, 200),
  pressesMany: value('Any press with 500 packages on the phone, CPU 6×: INP', 'ms', 200, 400),
  filterPress: value('A filter over 500 packages, CPU 4×: what runs in the press', 'ms', 17, 34), // one frame, two
  reads: { ...value('API: kept reads in a second of processor time', '/s', 12_000, 6_000), atLeast: true },
  readsP99: value('… p99 at half the load', 'ms', 30, 60),
  bookings: {
    ...value('API: bookings on PostgreSQL in a second of processor time', '/s', 1_000, 500),
    atLeast: true,
  },
  bookingsP99: value('… p99 at half the load', 'ms', 100, 200),
  processes: ratio('Two API processes / one: processor time of a booking', 1.11, 1.3), // 1 / 0.9: twice the cores, 1.8 times
  longTask: value('Longest task with 500 items in a list', 'ms', 100, 200),
  scaleTask: value('5,000 packages, CPU 4×: longest task (processor time)', 'ms', 100, 200),
  scaleNodes: value('… elements of the page', '', 5_000, 10_000),
  scaleHeap: value('… memory of the page', 'kB', 40_000, 80_000),
  scaleStorage: value('… kept on the phone', 'kB', 30_000, 60_000),
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
