/** The options of a choice, as the form needs them. */
import { projectTypeLabel } from '#contract/project-type.ts'
import type { Choice, TimeSlot } from '#contract/records/site-tour.ts'
import type { BookedTour } from '#contract/sent/tour-booking.ts'
import { type Answer, bookableDates } from '#src/features/tours/glance/still-ahead.ts'
import { clockTime } from '#src/format/clock-time.ts'
import { lagosDate, lagosMonth } from '#src/format/lagos-date.ts'
import type { ListState } from '#src/ui/reads/list-state.ts'
import { type BookingChoice, CHOICE_STEPS, type ChoiceStep } from './booking-choice.ts'

export type ChoiceOption = { value: string; label: string; group?: string }

export type ChoiceList = {
  /** `over`: all of a kept copy has passed. */
  state: ListState | 'over'
  options: readonly ChoiceOption[]
  /** Today on this phone, if the provider sent dates: where none of them is offered, its clock may be wrong. */
  noneAfter?: string | undefined
  /** For a day whose times are not here: days whose times this phone keeps. */
  keptDays?: readonly string[] | undefined
  /** When the provider confirmed it (ms since 1970); null while nothing was read. */
  storedAt: number | null
  /** Settles when it has been asked again. */
  retry: () => unknown
}

/** `null` = the choice before it is still open. The project types are always there. */
export type ChoiceLists = Record<Exclude<ChoiceStep, 'projectType'>, ChoiceList | null>

export const namedOptions = (choices: readonly Choice[]): ChoiceOption[] =>
  choices.map(({ id, name }) => ({ value: id, label: name }))

/** Grouped by month, for a recurrent tour has a month of them. Null: all of a kept copy is over. */
export const dateOptions = (dates: Answer<string>, today: string): ChoiceOption[] | null =>
  bookableDates(dates, today)?.map((date) => ({
    value: date,
    label: lagosDate(date),
    group: lagosMonth(date) ?? '',
  })) ?? null

export const timeOptions = (slots: readonly TimeSlot[]): ChoiceOption[] =>
  slots.map(({ scheduleId, time }) => ({ value: scheduleId, label: clockTime(time) }))

/**
 * The first choice that its list, once read, no longer offers: it vanished while the person was filling in the form.
 */
export function vanishedStep(choice: BookingChoice, lists: ChoiceLists): ChoiceStep | null {
  const isGone = (step: ChoiceStep): boolean => {
    const list = step === 'projectType' ? null : lists[step]
    const wasRead = list?.state === 'loaded' || list?.state === 'empty'
    return wasRead && choice[step] !== null && !list.options.some(({ value }) => value === choice[step])
  }
  return CHOICE_STEPS.find(isGone) ?? null
}

/** The requested package if no list has it, or no list has its project: sales may know a date. */
export const packageWithoutTours = (wanted: BookingChoice, vanished: ChoiceStep | null): string | null =>
  vanished === 'projectId' || vanished === 'packageId' ? wanted.packageId : null

/** What is chosen at a step, in the words of its list; null while it is open or its list loads. */
export function chosenLabel(step: ChoiceStep, choice: BookingChoice, lists: ChoiceLists): string | null {
  if (step === 'projectType') return choice.projectType && projectTypeLabel(choice.projectType)
  return lists[step]?.options.find(({ value }) => value === choice[step])?.label ?? null
}

/** Chosen already, by the address or a kept form, while its list is on its way. */
const isLoading = (step: ChoiceStep, choice: BookingChoice, lists: ChoiceLists): boolean =>
  step !== 'projectType' && choice[step] !== null && lists[step]?.state === 'loading'

export const areLoading = (choice: BookingChoice, lists: ChoiceLists): boolean =>
  CHOICE_STEPS.some((step) => isLoading(step, choice, lists))

/** What is open, or is in no list that the person can see. */
export const openSteps = (choice: BookingChoice, lists: ChoiceLists): ChoiceStep[] =>
  CHOICE_STEPS.filter((step) => chosenLabel(step, choice, lists) === null && !isLoading(step, choice, lists))

/** "Ibeju Country Home, Sat, Dec 5, 2026, 9:00 AM": names a booking without saying whose it is. */
export const bookingLabel = (choice: BookingChoice, lists: ChoiceLists): string =>
  (['packageId', 'date', 'scheduleId'] as const)
    .flatMap((step) => chosenLabel(step, choice, lists) ?? [])
    .join(', ')

/** The tour of a choice, with the name of its package; null while it is open. */
export function bookedTour(choice: BookingChoice, lists: ChoiceLists): BookedTour | null {
  const { projectType, projectId, packageId } = choice
  if (projectType === null || projectId === null || packageId === null) return null
  return { projectType, projectId, packageId, packageName: chosenLabel('packageId', choice, lists) ?? '' }
}
