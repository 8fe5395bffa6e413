import { FIGURE_HEAD, figureRow } from './figure-rows.ts'
import { type Figure, verdictOf, worst } from './judge.ts'
import { type LimitName, limits } from './limits.ts'
import type { Measured } from './measure.ts'
import { GROWTH_HEAD } from './parts/growth.ts'
import { PEER_HEAD } from './parts/peers.ts'
import { ROUTE_HEAD, routeRow } from './route-rows.ts'
import { textTable } from './text-table.ts'

/** Everything that was measured, as the terminal and docs/performance.md show it. */
export function figuresText({ figures, routes, growth, peers, failed }: Measured, machine: string): string {
  const sections = [
    machine,
    ...failed.map((reason) => `**Not measured:** ${reason}`),
    textTable(FIGURE_HEAD, shown(figures).map(figureRow)),
    routes.length > 0 && `### Each route\n\n${textTable(ROUTE_HEAD, routes.map(routeRow))}`,
    growth.length > 0 && `### What grows with the data\n\n${textTable(GROWTH_HEAD, growth)}`,
    peers.length > 0 && `### Beside others\n\n${textTable(PEER_HEAD, peers)}`,
  ]
  return sections.filter(Boolean).join('\n\n')
}

/** Of each limit the worst figure, and every other one that is not as it should be. */
export function shown(figures: readonly Figure[]): Figure[] {
  return (Object.keys(limits) as LimitName[]).flatMap((limit) => {
    const all = figures.filter((figure) => figure.limit === limit)
    const first = worst(all)
    if (!first) return []
    return [first, ...all.filter((figure) => figure !== first && verdictOf(figure) !== 'ok')]
  })
}
