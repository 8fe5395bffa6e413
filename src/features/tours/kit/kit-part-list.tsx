import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KitPart } from './kit-content.ts'
import { parts as words } from './kit-copy.ts'

type Props = {
  part: KitPart
  ticks: readonly string[]
  /** The page knows whose kit it is. */
  isReady: boolean
  onTick: (point: string) => void
}

/** One list of the kit: each row is one large target with its sentence. */
export function KitPartList({ part: { id, title, lead, points }, ticks, isReady, onTick }: Props) {
  const list = useEarlyTicks(isReady, onTick)
  const ticked = points.filter((point) => ticks.includes(point.id)).length
  return (
    <section aria-labelledby={`kit-${id}`} className="break-inside-avoid">
      <div className="flex items-baseline justify-between gap-16px">
        <h2 id={`kit-${id}`} className="title-3 scroll-mt-96px">
          {title}
        </h2>
        <p className="small-print tabular-nums">{words.done(ticked, points.length)}</p>
      </div>
      <p className="text-ink-soft mt-4px print:hidden">{lead}</p>
      <ul ref={list} className="mt-12px border-0 border-t-1 border-solid border-edge">
        {points.map((point) => (
          <li key={point.id} className="border-0 border-b-1 border-solid border-edge">
            <label className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-14px py-12px print:py-2px min-h-48px cursor-pointer">
              <input
                type="checkbox"
                autoComplete="off" // Back would tick what was deleted meanwhile
                value={point.id}
                className="accent-forest w-24px h-24px m-0"
                checked={ticks.includes(point.id)}
                onChange={() => onTick(point.id)}
              />
              <span className="grid gap-2px">
                <span className="font-600">{point.title}</span>
                <span className="text-[.9375rem] text-ink-soft leading-[1.5] print:hidden">{point.text}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was ticked before React arrived: hydration leaves it on the screen but tells nobody. */
function useEarlyTicks(isReady: boolean, onTick: (point: string) => void) {
  const list = useRef<HTMLUListElement>(null)
  const early = useRef<string[]>([])
  const report = useRef(onTick)
  report.current = onTick
  useLayoutEffect(() => {
    const ticked = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    early.current = [...ticked].map(({ value }) => value)
  }, [])
  useEffect(() => {
    if (!isReady) return
    for (const point of early.current.splice(0)) report.current(point)
  }, [isReady])
  return list
}
