import { PROJECT_TYPES, projectTypeLabel } from '#contract/project-type.ts'
import type { BookingChoice, ChoiceEvent, ChoiceStep } from '#src/features/tours/booking/booking-choice.ts'
import type { ChoiceLists } from '#src/features/tours/booking/choice-list.ts'
import { choices, form } from '#src/features/tours/copy.ts'
import type { FieldErrors } from '#src/forms/errors/refused-fields.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { ChoiceField } from './choice-field.tsx'

const TYPES = PROJECT_TYPES.map((type) => ({ value: type, label: projectTypeLabel(type) }))

type Props = {
  choice: BookingChoice
  lists: ChoiceLists
  vanished: ChoiceStep | null
  errors: FieldErrors<ChoiceStep>
  onChoose: (event: ChoiceEvent) => void
}

/** Each choice opens the next (spec §4). */
export function ChoiceFields({ choice, lists, vanished, errors, onChoose }: Props) {
  const errorOf = (step: ChoiceStep) => (vanished === step ? choices[step].vanished : errors[step])
  const field = (step: 'projectId' | 'packageId' | 'date' | 'scheduleId', openedBy: string | null) => (
    <ChoiceField
      step={step}
      value={choice[step]}
      list={openedBy === null ? null : lists[step]}
      error={errorOf(step)}
      onChange={(value) => onChoose({ kind: 'chosen', step, value })}
    />
  )
  return (
    <fieldset className="grid gap-20px">
      <legend className="title-4 p-0 mb-20px">{form.yourTour}</legend>
      <SelectField
        label={choices.projectType.label}
        name="projectType"
        value={choice.projectType ?? ''}
        options={TYPES}
        placeholder={choices.projectType.placeholder}
        error={errors.projectType}
        onChange={(next) => {
          const value = PROJECT_TYPES.find((type) => type === next) ?? null
          onChoose({ kind: 'chosen', step: 'projectType', value })
        }}
        required
      />
      {field('projectId', choice.projectType)}
      {field('packageId', choice.projectId)}
      <div className="grid gap-20px md:grid-cols-2">
        {field('date', choice.packageId)}
        {field('scheduleId', choice.date)}
      </div>
    </fieldset>
  )
}
