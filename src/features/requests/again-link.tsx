import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { actions as words } from './copy.ts'
import type { RequestOnPhone } from './mutations.ts'

/** To the form, for what cannot go out as it is: a day that is gone, a request whose time ran out. */
export function AgainLink({ request: { kind, state } }: { request: RequestOnPhone }) {
  if (state === 'refused' && kind === 'tour-booking') {
    return <ButtonLink to={`${sitePaths.siteTour}#site_tour_form`}>{words.again.refused}</ButtonLink>
  }
  if (state !== 'expired') return null
  const form = {
    'tour-booking': `${sitePaths.siteTour}#site_tour_form`,
    'team-application': `${sitePaths.virtualTeam}#join-us`,
  }
  return <ButtonLink to={form[kind]}>{words.again[kind]}</ButtonLink>
}
