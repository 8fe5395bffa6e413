import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { ChoiceEvent } from './booking-choice.ts'
import { FORM_ID } from './form-id.ts'
import { readPreselection } from './preselection.ts'

/**
 * Follows the address: on arrival, when it names another tour, and when the same link to the form is pressed again.
 * Other changes of the query, such as a tab, leave the choices alone. On arrival without a tour it is the page's `line`.
 * Nothing of it is read while prerendering.
 */
export function usePreselection(choose: (event: ChoiceEvent) => void, line: ProjectTypeSlug | null): void {
  const { search, hash, key } = useLocation()
  const followed = useRef({ tour: '', press: '', hasArrived: false })
  const press = hash === `#${FORM_ID}` ? key : ''

  useEffect(() => {
    const before = followed.current
    const named = readPreselection(search)
    const choice = named.projectType || before.hasArrived ? named : { ...named, projectType: line }
    const tour = JSON.stringify(named)
    const isPressed = press !== '' && press !== before.press
    followed.current = { tour, press: press || before.press, hasArrived: true }
    if (choice.projectType === null || (tour === before.tour && !isPressed)) return
    choose({ kind: before.hasArrived ? 'preselected' : 'suggested', choice })
  }, [search, press, choose, line])
}
