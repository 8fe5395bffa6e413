import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { actions as words } from './copy.ts'
import type { RequestOnPhone } from './mutations.ts'

const FORMS = {
  'tour-booking': `${sitePaths.siteTour}#site_tour_form`,
  'team-application': `${sitePaths.virtualTeam}#join-us`,
}

/** To the form, for what cannot go out as it is: a day that is gone, a request whose time ran out. */
export function AgainLink({ request: { kind, state, gone } }: { request: RequestOnPhone }) {
  if (gone) return null // other dates stand there themselves
  const isDayGone = state === 'refused' && kind === 'tour-booking'
  if (!isDayGone && state !== 'expired') return null
  return (
    <ButtonLink to={FORMS[kind]} className="col-span-full">
      {isDayGone ? words.again.refused : words.again[kind]}
    </ButtonLink>
  )
}
