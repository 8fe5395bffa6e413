import type { Package } from '#contract/records/package.ts'
import type { Choice } from '#src/features/packages/plans/choice.ts'
import { type PaymentRow, paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { planMonths } from '#src/features/packages/plans/terms.ts'
import { buyCopy } from './buy-copy.ts'

type Props = Choice & { pkg: Package }

/** Only what follows from the record. The text says that sales will settle the rest, and never guesses. */
export function PlanFigures({ pkg, plan, units, terms }: Props) {
  const { cost, total, parts, offer } = paymentRows(pkg, plan, units, terms)
  return (
    <div className="rounded-sm bg-sand p-16px text-[.9375rem]" aria-live="polite">
      <dl className="flex flex-col gap-8px">
        {cost.map((line) => (
          <Row key={line.name} {...line} />
        ))}
        <Row {...total} isTotal />
      </dl>
      {offer && (
        <p className="flex flex-wrap justify-between gap-x-16px mt-8px small-print">
          {offer.name} <span className="ml-auto tabular-nums [overflow-wrap:anywhere]">{offer.figure}</span>
        </p>
      )}
      {parts.length > 0 && (
        <>
          <h3 className="mt-20px mb-8px small-print">{buyCopy.inPartsTitle}</h3>
          {/* The room of three lines: with other months there may be two, and the slider below would move. */}
          <dl className={`flex flex-col gap-8px ${planMonths(pkg) > 1 ? 'min-h-[calc(4.8em+16px)]' : ''}`}>
            {parts.map((line) => (
              <Row key={line.name} {...line} />
            ))}
          </dl>
        </>
      )}
      {plan === 'installments' && (
        <p className="mt-12px small-print">
          {planMonths(pkg) > 0 ? buyCopy.installmentsNote : buyCopy.noMonths}
        </p>
      )}
    </div>
  )
}

function Row({ name, figure, isTotal = false }: PaymentRow & { isTotal?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-16px ${
        isTotal ? 'pt-8px border-0 border-t-1 border-solid border-edge font-600' : ''
      }`}
    >
      <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
      <dd className="price ml-auto whitespace-normal [overflow-wrap:anywhere]">{figure}</dd>
    </div>
  )
}
