import { useQueries } from '@tanstack/react-query'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { tourDates, tourPackages, tourProjects, tourTimes } from '#src/features/tours/queries.ts'
import { listStateOf, unreadBy } from '#src/ui/reads/list-state.ts'
import { type ReadState, useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import type { BookingChoice } from './booking-choice.ts'
import {
  type ChoiceList,
  type ChoiceLists,
  type ChoiceOption,
  dateOptions,
  namedOptions,
  timeOptions,
} from './choice-list.ts'

/** The lists that the choices made so far open. All open lists are requested at once, as after a preselection. */
export function useTourChoices(choice: BookingChoice): ChoiceLists {
  const { projectType, projectId, packageId, date } = choice
  const typeId = projectType ? PROJECT_TYPE_IDS[projectType] : 0
  const open = {
    projects: projectType !== null,
    packages: projectId !== null,
    dates: packageId !== null,
    times: date !== null,
  }
  const projects = useRead({ ...tourProjects(typeId), enabled: open.projects })
  const packages = useRead({ ...tourPackages(typeId, projectId ?? ''), enabled: open.packages })
  const dates = useRead({ ...tourDates(typeId, projectId ?? '', packageId ?? ''), enabled: open.dates })
  const times = useRead({
    ...tourTimes(typeId, projectId ?? '', packageId ?? '', date ?? ''),
    enabled: open.times,
  })
  const today = useTodayInLagos() // a form may stand open over midnight
  const otherDays = dates.data?.value.filter((day) => day > today && day !== date) ?? []
  // Without a network only the worker answers: what it keeps, as in a pack, the page may not have.
  const enabled = !times.data && unreadBy(times) === 'offline'
  const kept = useQueries({
    queries: otherDays.map((day) => ({
      ...tourTimes(typeId, projectId ?? '', packageId ?? '', day),
      ...{ enabled, staleTime: Infinity, refetchOnReconnect: false },
    })),
  })
  return {
    projectId: open.projects ? listOf(projects, namedOptions) : null,
    packageId: open.packages ? listOf(packages, namedOptions) : null,
    date: open.dates
      ? {
          ...listOf(dates, (value, storedAt) => dateOptions({ value, storedAt }, today)),
          noneAfter: dates.data?.value.length ? today : undefined,
        }
      : null,
    scheduleId: open.times
      ? {
          ...listOf(times, timeOptions),
          keptDays: times.data ? [] : otherDays.filter((_, at) => kept[at]?.data?.value.length),
        }
      : null,
  }
}

function listOf<T>(
  query: ReadState<{ value: T; storedAt: number }>,
  toOptions: (value: T, storedAt: number) => readonly ChoiceOption[] | null,
): ChoiceList {
  const options = query.data ? toOptions(query.data.value, query.data.storedAt) : []
  return {
    options: options ?? [],
    state: options ? listStateOf(query, () => options.length === 0) : query.isFetching ? 'loading' : 'over',
    storedAt: query.data?.storedAt ?? null,
    retry: () => query.refetch(),
  }
}
