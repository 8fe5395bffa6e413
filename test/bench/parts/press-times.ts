import { type Figure, verdictOf } from '../judge.ts'
import { limits } from '../limits.ts'
import { median } from '../numbers.ts'

/** One press: what was pressed (`key` tells parts of one name apart), and the ms until its answer was on the screen. */
export type Press = { key: string; name: string; ms: number }

type PressLimit = 'presses' | 'pressesMany'

/** From this share of the goal on, one press does not tell: it is made again. */
const NEAR = 0.75

/** Whether a press took so long that a single one does not tell. */
export const isNearGoal = ({ ms }: Press, limit: PressLimit): boolean => ms >= limits[limit].goal * NEAR

/** The middle of each part's presses in several walks over the same screen, the slowest first. */
export function slowestFirst(walks: readonly (readonly Press[])[]): Press[] {
  const all = Map.groupBy(walks.flat(), ({ key, name }) => `${key} ${name}`)
  return [...all.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, ms: median([first, ...others].map(({ ms }) => ms)) } : [],
    )
    .toSorted((a, b) => b.ms - a.ms)
}

/** Every press counts; the run prints the worst of a screen, and every other one over the goal (`isWorthTelling`). */
export function figuresOfPresses(limit: PressLimit, path: string, presses: readonly Press[]): Figure[] {
  return presses.map(({ name, ms }) => ({ limit, where: `${path}: ${name.slice(0, 40)}`, value: ms }))
}

export const isWorthTelling = (figure: Figure, at: number): boolean => at === 0 || verdictOf(figure) !== 'ok'
