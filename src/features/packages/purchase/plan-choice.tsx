import { useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { copy } from '#src/features/packages/copy.ts'
import type { PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'
import { plural } from '#src/format/count.ts'
import { buyCopy } from './buy-copy.ts'

type Props = {
  plans: readonly PaymentPlan[]
  /** 0 = the provider names none. */
  months: number
  chosen: PaymentPlan | null
  onChoose: (plan: PaymentPlan) => void
}

/** A pressed tile shows its choice at once; what comes of it is drawn after that frame (decision 147). */
export function PlanChoice({ plans, months, chosen, onChoose }: Props) {
  const [pressed, setPressed] = useState<PaymentPlan | null>(null)
  const shown = pressed ?? chosen // an address may choose, also once a newer record offers its plan
  const notes: Record<PaymentPlan, string> = {
    'one-off': buyCopy.payOnce,
    installments: months > 0 ? copy.overMonths(plural(months, 'month')) : buyCopy.inParts,
  }
  return (
    <fieldset>
      <legend className="field-label p-0">{buyCopy.plan}</legend>
      <div className="plan-tiles">
        {plans.map((plan) => (
          <label
            key={plan}
            className={`plan-tile ${
              plan === shown ? 'border-forest bg-mint' : 'border-[var(--field-edge)] hover:border-ink'
            }`}
          >
            <input
              type="radio"
              name="payment-plan"
              value={plan}
              checked={plan === shown}
              onChange={() => {
                setPressed(plan)
                afterPaint(() => onChoose(plan))
              }}
              className="plan-radio"
            />
            <span className="font-600">
              {copy.planNames[plan]}
              {plan === shown && (
                <span
                  className="i-ph-check-circle-fill absolute -top-9px -right-7px text-forest"
                  aria-hidden
                />
              )}
            </span>
            <span className="small-print">{notes[plan]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
