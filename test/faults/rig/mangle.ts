/** One sound answer of the API, damaged at random as careless backends do it. */
import { seeded } from './seeded.ts'

type Draw = () => number
const pick = <Value>(values: readonly Value[], draw: Draw): Value | undefined =>
  values[Math.floor(draw() * values.length)]

const DAMAGES: ((value: unknown, draw: Draw) => unknown)[] = [
  () => undefined,
  () => null,
  () => '',
  () => 0,
  () => -1e308,
  () => [],
  () => ({}),
  () => [[[[[[null]]]]]],
  () => 'NaN',
  () => '0000-00-00',
  () => '<img src=x onerror="document.title=1"><script>1</script>',
  () => 'x'.repeat(1_000_000),
  (value) => String(value),
  (value) => [value],
  (value) => (Array.isArray(value) ? { ...value } : value),
  (value) => (typeof value === 'object' && value !== null ? Object.values(value) : { value }),
]

/** Damages one to five places, top-level ones too; the same seed gives the same damage. */
export function mangled(original: Buffer, seed: number): string {
  const draw = seeded(seed)
  let json: unknown = JSON.parse(original.toString('utf8'))
  const count = 1 + Math.floor(draw() * 5)
  for (let done = 0; done < count; done += 1) json = damagedAt(json, draw, 0)
  return JSON.stringify(json) ?? 'null'
}

function damagedAt(value: unknown, draw: Draw, depth: number): unknown {
  const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0
  if (isLeaf || (depth > 0 && draw() < 0.25)) return pick(DAMAGES, draw)?.(value, draw)
  const key = pick(Object.keys(value), draw) ?? ''
  const inner = damagedAt((value as Record<string, unknown>)[key], draw, depth + 1)
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return { ...value, [key]: inner }
}
