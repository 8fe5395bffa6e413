import { naira } from '#contract/format/naira.ts'
import { plural } from '#src/format/count.ts'
import { monthAfter, type Payment } from './payments.ts'
import { plannerCopy } from './planner-copy.ts'
import { stairs } from './stairs.ts'

type Props = {
  list: readonly Payment[]
  /** Kobo; 0 = no first payment. */
  first: number
  total: number
  today: string
}

const shown = (kobo: number) => naira(kobo / 100, { decimals: 0 })

/** What is paid by when: a stair for each payment, the first payment as its ground. */
export function PaidChart({ list, first, total, today }: Props) {
  const end = monthAfter(today, list.at(-1)?.after ?? 0)
  const line = stairs(list.map(({ paid }) => paid / total))
  const ground = 100 - (100 * first) / total
  return (
    <figure className="m-0">
      <figcaption className="font-600">{plannerCopy.ends(end)}</figcaption>
      <svg
        role="img"
        aria-label={plannerCopy.paidOverTime(plural(list.length, 'payment'), shown(total), end)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="block w-full h-112px mt-8px border-0 border-b-1 border-solid border-[var(--field-edge)] overflow-visible"
      >
        <path d={`${line}V100H0Z`} className="fill-mint" />
        {first > 0 && <rect y={ground} width="100" height={100 - ground} className="fill-gold" />}
        <path
          d={line}
          className="fill-none stroke-forest"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="flex justify-between mt-4px small-print" aria-hidden>
        <span>{plannerCopy.today}</span>
        <span>{end}</span>
      </div>
      {first > 0 && (
        <ul className="flex flex-wrap gap-x-20px mt-4px small-print">
          <Key className="bg-gold border-gold" name={plannerCopy.firstPart} kobo={first} />
          {total > first && (
            <Key className="bg-mint border-forest" name={plannerCopy.monthsPart} kobo={total - first} />
          )}
        </ul>
      )}
    </figure>
  )
}

function Key({ className, name, kobo }: { className: string; name: string; kobo: number }) {
  return (
    <li className="inline-flex flex-wrap items-center gap-x-8px">
      <span
        className={`w-12px h-12px border-1 border-solid [print-color-adjust:exact] [forced-color-adjust:none] ${className}`}
        aria-hidden
      />
      {name} <span className="text-ink tabular-nums">{shown(kobo)}</span>
    </li>
  )
}
