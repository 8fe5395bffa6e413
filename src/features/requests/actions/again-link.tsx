import { tourAddress } from '#contract/addresses/tour-address.ts'
import { sitePaths } from '#contract/site-paths.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { againWords } from './again.ts'

const FORMS = {
  'tour-booking': tourAddress({}),
  'team-application': `${sitePaths.virtualTeam}#join-us`,
}

/** A link to the form, for a request whose details were erased. */
export function AgainLink({ request }: { request: RequestOnPhone }) {
  const words = againWords(request)
  return (
    words && (
      <ButtonLink to={FORMS[request.kind]} className="col-span-full">
        {words}
      </ButtonLink>
    )
  )
}
