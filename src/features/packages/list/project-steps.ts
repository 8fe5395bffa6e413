import type { Project } from '#contract/records/project.ts'

export const PACKAGES_FIRST = 4 // spec §9

/**
 * A project is drawn in steps: its text, then card by card. All cards of a long list at once would be one long task.
 */
export const stepsOf = ({ packages }: Pick<Project, 'packages'>): number =>
  1 + Math.min(packages.length, PACKAGES_FIRST)

/** How many steps of each project are done when `done` of all are. The first project comes first. */
export function stepsDone(projects: readonly Pick<Project, 'packages'>[], done: number): number[] {
  let left = done
  return projects.map((project) => {
    const steps = Math.max(0, Math.min(left, stepsOf(project)))
    left -= steps
    return steps
  })
}
