import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { BOOKING_PART } from '#contract/site-paths.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { packageChoiceOf } from '#src/features/tours/schedule/package-choice.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { type ChoiceEvent, noChoice } from './booking-choice.ts'
import { lonePackage, readPreselection } from './preselection.ts'

/**
 * Follows the address: on arrival, when it names another tour, and when the same link to the form is pressed again.
 * Other changes of the query, such as a tab, leave the choices alone, and so does the way back to the tour followed
 * last. On arrival without a tour it is the page's `line`. Prerendering reads none of it. Returns the named package if
 * it has no tour.
 */
export function usePreselection(
  choose: (event: ChoiceEvent) => void,
  line: ProjectTypeSlug | null,
): string | null {
  const { search, hash, key } = useLocation()
  const packageId = lonePackage(search)
  const { data: found } = useRead({
    ...upcomingTours(),
    enabled: packageId !== null,
    select: ({ value }) => (packageId === null ? null : packageChoiceOf(value, packageId)),
  })
  const followed = useRef({ tour: '', press: '', search, hasArrived: false })
  const isBack = useNavigationType() === 'POP'
  const press = hash === `#${BOOKING_PART}` ? key : ''

  useEffect(() => {
    const before = followed.current
    const named = found ? { ...noChoice, ...found } : readPreselection(search)
    const choice = named.projectType || before.hasArrived ? named : { ...named, projectType: line }
    const tour = JSON.stringify(named)
    const isPressed = !isBack && press !== '' && press !== before.press
    const left = named.projectType ? tour : before.tour
    followed.current = { tour: left, press: press || before.press, search, hasArrived: true }
    if (choice.projectType === null || (tour === before.tour && !isPressed)) return
    // Only the list of tours contradicts it, after the person began: what they chose stays.
    const isLate = before.hasArrived && !isPressed && search === before.search
    if (isLate) choose({ kind: 'restored', choice, line })
    else choose({ kind: before.hasArrived ? 'preselected' : 'suggested', choice })
  }, [search, press, isBack, choose, line, found])
  return found === null ? packageId : null
}
