/** What a page or an extension could post to the worker, and the worker to a page, outside their messages. */
import { seeded } from '../../faults/rig/seeded.ts'

const KINDS = [
  'skip-waiting',
  'drain-outbox',
  'remember',
  'keep-site',
  'ask-fetched',
  'keep-pack',
  'stop-pack',
  'remove-pack',
  'api-updated',
  'network',
  'pack',
  'fetched',
]
/** Their kind is right, but their content is not. */
const NEEDY: Readonly<Record<string, string>> = {
  remember: 'urls',
  'keep-pack': 'plan',
  'stop-pack': 'packId',
  'remove-pack': 'packId',
  'api-updated': 'path',
  network: 'path',
  pack: 'packId',
  fetched: 'files',
}
const VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  true,
  [],
  {},
  [1],
  [null],
  [{}],
  { length: 3 },
  'x'.repeat(100_000),
  1e308,
  '\u0000',
  { __proto__: { kind: 'skip-waiting' } },
]
const BAD: readonly unknown[] = [null, 0, true, {}, [1], [null, 'x'], { 0: '/' }, [[]]]

/** A plan of the right shape whose addresses lead nowhere. */
const plan = (changes: object) => ({
  subject: {
    kind: 'package',
    id: '7',
    title: 'x',
    projectType: null,
    projectId: null,
    packageIds: [],
    address: '/',
  },
  reads: [],
  pictures: [],
  since: 0,
  bytes: 0,
  ...changes,
})
const BAD_PLANS = [{ pictures: ['http://['] }, { reads: ['x'] }, { subject: null }, { since: 'x' }]

export function hostileMessages(amount: number, seed: number): unknown[] {
  const draw = seeded(seed)
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(draw() * values.length)]
  return Array.from({ length: amount }, () => {
    const way = draw()
    if (way < 0.25) return pick(VALUES)
    if (way < 0.4) return pick(KINDS) // the name alone
    if (way < 0.55)
      return { kind: `${pick(KINDS)}${pick([' ', '\u0000', 's', '-'])}`, urls: ['/'], packId: 'package-7' }
    if (way < 0.7) return { kind: pick([[pick(KINDS)], { toString: 'skip-waiting' }, 7, null]), urls: ['/'] }
    if (way < 0.8) return [{ kind: pick(KINDS) }]
    if (way < 0.85) return { kind: 'keep-pack', plan: plan(pick(BAD_PLANS) ?? {}) }
    const kind = pick(Object.keys(NEEDY)) ?? ''
    return { kind, [NEEDY[kind] ?? '']: pick(BAD), isFuzz: true }
  })
}
