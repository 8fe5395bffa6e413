import { Link } from 'react-router-dom'
import { PROJECT_TYPES, projectTypeLabel } from '#contract/project-type.ts'
import { ASK_PART, sitePaths } from '#contract/site-paths.ts'
import { choices, form } from '#src/features/tours/copy.ts'
import type { FieldErrors } from '#src/forms/errors/refused-fields.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import type { BookingChoice, ChoiceEvent, ChoiceStep } from './booking-choice.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ChoiceLists } from './choice-list.ts'

const TYPES = PROJECT_TYPES.map((type) => ({ value: type, label: projectTypeLabel(type) }))

type Props = {
  choice: BookingChoice
  lists: ChoiceLists
  vanished: ChoiceStep | null
  /** A package that was asked for and has no tours. */
  withoutTours: string | null
  errors: FieldErrors<ChoiceStep>
  onChoose: (event: ChoiceEvent) => void
}

/** Each choice opens the next (spec §4). */
export function ChoiceFields({ choice, lists, vanished, withoutTours, errors, onChoose }: Props) {
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
      {withoutTours !== null && vanished === null && (
        <p className="field-help">{choices.packageId.vanished}</p>
      )}
      {withoutTours !== null && (
        <Link
          to={`${sitePaths.package(withoutTours)}#${ASK_PART}`}
          className="text-link inline-flex items-center justify-self-start min-h-44px"
        >
          {form.askForDate}
        </Link>
      )}
      <div className="grid gap-20px md:grid-cols-2">
        {field('date', choice.packageId)}
        {field('scheduleId', choice.date)}
      </div>
    </fieldset>
  )
}
