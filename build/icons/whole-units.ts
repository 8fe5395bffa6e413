/**
 * Rounds the paths of the icon set to whole units of its grid of 256. An icon of 20 px moves by a twentieth of a pixel.
 */

const COUNT: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

type Segment = { command: string; numbers: number[] }

/**
 * The same path in relative commands and whole numbers. Each end is rounded at its own place, so that no error adds up.
 */
export function inWholeUnits(path: string): string {
  let pen = { x: 0, y: 0 }
  let start = pen
  let text = ''
  for (const { command, numbers } of segmentsOf(path)) {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      pen = start
      text += 'z'
      continue
    }
    const from = command === kind ? pen : { x: 0, y: 0 }
    const points = pointsOf(kind, numbers).map(([x, y]) => ({
      x: x === null ? pen.x : x + from.x,
      y: y === null ? pen.y : y + from.y,
    }))
    const way = points.map(({ x, y }) => [
      Math.round(x) - Math.round(pen.x),
      Math.round(y) - Math.round(pen.y),
    ])
    text += written(kind, numbers, way)
    pen = points.at(-1) ?? pen
    if (kind === 'm') start = pen
  }
  return text
}

/** A path in relative commands, from another place on: its first move is all that counts from there. */
export const movedTo = (path: string, x: number, y: number): string =>
  path.replace(/^m(-?\d+) ?(-?\d+)/, (_, left, top) => `M${Number(left) + x} ${Number(top) + y}`)

/** One command for each set of numbers: after the first point of a move, the others are lines. */
function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const count = COUNT[command.toLowerCase()] ?? 0
    if (count === 0) return [{ command, numbers: [] }]
    const numbers = numbersOf(rest, count === 7)
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      command: index === 0 ? command : (LINE_AFTER[command] ?? command),
      numbers: numbers.slice(index * count, (index + 1) * count),
    }))
  })
}

const LINE_AFTER: Readonly<Record<string, string>> = { m: 'l', M: 'L' }

/** The two flags of an arc are one digit each and may stand together. */
function numbersOf(text: string, isArc: boolean): number[] {
  const numbers: number[] = []
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/y
  const flag = /[\s,]*([01])/y
  for (let at = 0; ; ) {
    const pattern = isArc && [3, 4].includes(numbers.length % 7) ? flag : number
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return numbers
    numbers.push(Number(found[1]))
    at = pattern.lastIndex
  }
}

/** `null` where a command leaves a coordinate unchanged. */
function pointsOf(kind: string, numbers: readonly number[]): [number | null, number | null][] {
  const [first = 0] = numbers
  if (kind === 'h') return [[first, null]]
  if (kind === 'v') return [[null, first]]
  const ends = kind === 'a' ? numbers.slice(5) : numbers
  return Array.from({ length: ends.length / 2 }, (_, index) => [
    ends[2 * index] ?? 0,
    ends[2 * index + 1] ?? 0,
  ])
}

function written(kind: string, numbers: readonly number[], way: readonly number[][]): string {
  const ends = kind === 'h' ? [way[0]?.[0]] : kind === 'v' ? [way[0]?.[1]] : way.flat()
  const all = kind === 'a' ? [...numbers.slice(0, 5), ...ends] : ends
  return kind + all.join(' ').replaceAll(' -', '-')
}
