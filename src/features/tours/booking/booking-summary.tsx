import { choices, form } from '#src/features/tours/copy.ts'
import { type BookingChoice, CHOICE_STEPS, firstGap } from './booking-choice.ts'
import { type ChoiceLists, chosenLabel } from './choice-list.ts'

/**
 * The steps of the choice and what is chosen so far, beside the form on wide screens; on phones only the package, above
 * it.
 */
export function BookingSummary({ choice, lists }: { choice: BookingChoice; lists: ChoiceLists }) {
  const next = firstGap(choice)
  const pkg = chosenLabel('packageId', choice, lists)
  return (
    <>
      <p className="lg:hidden grid grid-cols-[1.5rem_auto_minmax(0,1fr)] items-center gap-12px">
        <span className={pkg ? 'i-ph-check-circle-fill text-gold' : 'i-ph-circle text-gold'} aria-hidden />
        <span className="text-on-band-soft">{choices.packageId.label}</span>
        <span className={`truncate ${pkg ? 'font-600' : 'text-on-band-soft'}`}>{pkg ?? form.notChosen}</span>
      </p>
      <div className="hidden lg:block mt-16px">
        <p className="title-4">{form.summaryTitle}</p>
        <ol className="mt-16px border-0 border-t-1 border-solid border-band-edge">
          {CHOICE_STEPS.map((step) => {
            const label = chosenLabel(step, choice, lists)
            return (
              <li
                key={step}
                className="grid grid-cols-[1.5rem_6.75rem_minmax(0,1fr)] [overflow-wrap:anywhere] items-center gap-12px min-h-52px py-8px border-0 border-b-1 border-solid border-band-edge"
              >
                <span
                  className={
                    label
                      ? 'i-ph-check-circle-fill text-gold'
                      : `i-ph-circle ${step === next ? 'text-gold' : 'text-on-band-soft op-50'}`
                  }
                  aria-hidden
                />
                <span className="text-on-band-soft text-[.9375rem]">{choices[step].label}</span>
                <span className={label ? 'font-600' : 'text-on-band-soft'}>{label ?? form.notChosen}</span>
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}
