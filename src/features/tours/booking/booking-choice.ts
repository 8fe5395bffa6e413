/**
 * The chain of choices behind a booking: each one opens the next, and changing one clears every later one (spec §4).
 */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'

export type BookingChoice = {
  projectType: ProjectTypeSlug | null
  projectId: string | null
  packageId: string | null
  /** `Y-m-d`, a calendar day in Lagos. */
  date: string | null
  /** A time slot is a schedule of the provider. */
  scheduleId: string | null
}

export const CHOICE_STEPS = ['projectType', 'projectId', 'packageId', 'date', 'scheduleId'] as const
export type ChoiceStep = (typeof CHOICE_STEPS)[number]

export const noChoice: BookingChoice = {
  projectType: null,
  projectId: null,
  packageId: null,
  date: null,
  scheduleId: null,
}

export type ChoiceEvent =
  | { [Step in ChoiceStep]: { kind: 'chosen'; step: Step; value: BookingChoice[Step] } }[ChoiceStep]
  /** The address on arrival: what was chosen before the page came to life wins. */
  | { kind: 'suggested'; choice: BookingChoice }
  /** A pressed tour card; or the kept form, if the person changed the tour of this very address in it. */
  | { kind: 'preselected'; choice: BookingChoice }
  /**
   * What comes later: the kept half-filled form, or a package that the list of tours placed. It overrides only the
   * page's `line`.
   */
  | { kind: 'restored'; choice: BookingChoice; line: ProjectTypeSlug | null }
  | { kind: 'cleared' }

export function bookingChoice(choice: BookingChoice, event: ChoiceEvent): BookingChoice {
  switch (event.kind) {
    case 'chosen':
      if (choice[event.step] === event.value) return choice
      return { ...upTo(choice, event.step), [event.step]: event.value }
    case 'suggested':
      if (choice.projectType !== null && choice.projectType !== event.choice.projectType) return choice
      return upTo(event.choice, firstGap(event.choice))
    case 'preselected':
      return upTo(event.choice, firstGap(event.choice))
    case 'restored': {
      if (event.choice.projectType === null) return choice
      const isPages = choice.projectType === event.line && choice.projectId === null
      const goesOn = CHOICE_STEPS.every(
        (step) => isPages || choice[step] === null || choice[step] === event.choice[step],
      )
      return goesOn ? upTo(event.choice, firstGap(event.choice)) : choice
    }
    case 'cleared':
      return noChoice
  }
}

/** The choices before `step`; that one and all later ones are open again. */
export function upTo(choice: BookingChoice, step: ChoiceStep | null): BookingChoice {
  if (step === null) return choice
  const later = CHOICE_STEPS.slice(CHOICE_STEPS.indexOf(step))
  return { ...choice, ...Object.fromEntries(later.map((name) => [name, null])) }
}

/** The first step that is still open; null when all is chosen. */
export function firstGap(choice: BookingChoice): ChoiceStep | null {
  return CHOICE_STEPS.find((step) => choice[step] === null) ?? null
}
