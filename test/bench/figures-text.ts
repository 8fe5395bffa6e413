import { FIGURE_HEAD, figureRow, judgedText } from './figure-rows.ts'
import { byBadness, type Figure, verdictOf } from './judge.ts'
import { type LimitName, limits } from './limits.ts'
import type { Measured } from './measure.ts'
import { GROWTH_HEAD } from './parts/growth.ts'
import { PEER_HEAD } from './parts/peers.ts'
import { SCALE_HEAD } from './parts/scale.ts'
import { ROUTE_HEAD, routeRow } from './route-rows.ts'
import { textTable } from './text-table.ts'

/** What one part measured, as the terminal and docs/performance.md show it. */
export function figuresText(
  { figures, routes, growth, scale, peers, failed }: Measured,
  machine: string,
): string {
  const sections = [
    machine,
    ...failed.map((reason) => `**Not measured:** ${reason}`),
    busyPlaces(figures),
    figures.length > 0 && textTable(FIGURE_HEAD, byLimit(figures).map(figureRow), 2),
    overGoal(figures),
    routes.length > 0 && textTable(ROUTE_HEAD, routes.map(routeRow)),
    growth.length > 0 && textTable(GROWTH_HEAD, growth),
    scale.length > 0 && textTable(SCALE_HEAD, scale),
    peers.length > 0 && textTable(PEER_HEAD, peers),
  ]
  return sections.filter(Boolean).join('\n\n')
}

/** A neighbour's work stretches every time, and page and twin alike. */
function busyPlaces(figures: readonly Figure[]): string {
  const busy = new Set(
    figures.flatMap(({ limit, where, isBusy }) => (isBusy ? [`${limits[limit].what} at ${where}`] : [])),
  )
  return busy.size > 0 ? `**Others worked on the machine; read ratios only:** ${[...busy].join(', ')}` : ''
}

type Figures = [Figure, ...Figure[]]

/** One row for each promise, in the order in which they were made. */
function byLimit(figures: readonly Figure[]): Figures[] {
  return (Object.keys(limits) as LimitName[]).flatMap((limit) => {
    const [first, ...others] = figures.filter((figure) => figure.limit === limit)
    return first ? [[first, ...others]] : []
  })
}

/** Other places where a promise is not kept, the worst first; a broken one is bold. */
export function overGoal(figures: readonly Figure[]): string {
  const lines = byLimit(figures).flatMap((all) => {
    const over = all.filter((figure) => verdictOf(figure) !== 'ok').toSorted(byBadness)
    if (over.length < 2) return [] // the table tells it
    return `- ${limits[all[0].limit].what}: ${over.map(told).join(', ')}`
  })
  return lines.length > 0
    ? `Over a goal at more than one place, worst first (**broken**):\n\n${lines.join('\n')}`
    : ''
}

function told(figure: Figure): string {
  const text = `${figure.where} ${judgedText(figure)}`
  return verdictOf(figure) === 'broken' ? `**${text}**` : text
}
