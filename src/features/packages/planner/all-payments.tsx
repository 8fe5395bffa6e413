import { useState } from 'react'
import { naira } from '#contract/format/naira.ts'
import { plural } from '#src/format/count.ts'
import { monthAfter, type Payment } from './payments.ts'
import { plannerCopy } from './planner-copy.ts'

const shown = (kobo: number) => naira(kobo / 100, { decimals: 0 })

/**
 * Each payment with its month, for whoever keeps the family's book, and for whoever cannot see the chart. The rows of
 * ten years are drawn only for who opens them.
 */
export function AllPayments({ list, today }: { list: readonly Payment[]; today: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-0 border-y-1 border-solid border-edge"
    >
      <summary className="flex items-center justify-between min-h-48px font-600 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span>{plannerCopy.all(plural(list.length, 'payment'))}</span>
        <span className="i-ph-caret-down group-open:rotate-180" aria-hidden />
      </summary>
      <div className="mb-12px overflow-x-auto">
        <table className="w-full [overflow-wrap:normal] border-collapse text-[.875rem] tabular-nums">
          <thead>
            <tr className="text-ink-soft">
              <th className={`${CELL} text-start`}>{plannerCopy.when}</th>
              <th className={`${CELL} text-end`}>{plannerCopy.pays}</th>
              <th className={`${CELL} text-end`}>{plannerCopy.paid}</th>
            </tr>
          </thead>
          <tbody>
            {isOpen &&
              list.map(({ after, kobo, paid }) => (
                <tr key={after} className="border-0 border-t-1 border-solid border-edge">
                  <th scope="row" className={`${CELL} text-start`}>
                    {after === 0 ? plannerCopy.today : shortMonth(monthAfter(today, after))}
                  </th>
                  <td className={`${CELL} text-end whitespace-nowrap`}>{shown(kobo)}</td>
                  <td className={`${CELL} text-end whitespace-nowrap`}>{shown(paid)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const CELL = 'px-0 py-6px pl-8px first:pl-0 font-400'

/** `November 2027` → `Nov 2027`: three columns stand side by side on a small phone. */
const shortMonth = (month: string) => month.replace(/^(\p{L}{3})\p{L}*/u, '$1')
