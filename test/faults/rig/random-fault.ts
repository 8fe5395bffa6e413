import type { Fault } from './fault.ts'

/** One fault of a request that sends something, as on real lines and servers; `silenceShare` of them cost 20 s each. */
export function randomFault(random: () => number, silenceShare: number): Fault {
  if (random() < silenceShare) return { kind: random() < 0.5 ? 'black-hole' : 'commit-then-silence' }
  const faults: Fault[] = [
    { kind: 'reset' },
    { kind: 'commit-then-drop' },
    { kind: 'commit-then-drop' },
    { kind: 'delay', ms: Math.floor(random() * 1_500) },
    { kind: 'slow', bytesPerSecond: 2_000 },
    { kind: 'cut', at: { share: random() }, framing: 'length' },
    { kind: 'cut', at: { share: random() }, framing: 'close' },
    { kind: 'portal' },
    { kind: 'redirect' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503, headers: { 'retry-after': '2' } },
    { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
  ]
  const fault = faults[Math.floor(random() * faults.length)]
  if (!fault) throw new Error('A random number of 1 or more')
  return fault
}
