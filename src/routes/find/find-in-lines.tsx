import { useLayoutEffect } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { Find } from '#src/features/packages/find/find.tsx'
import { asksAnything } from '#src/features/packages/find/rules/find-criteria.ts'
import { useCriteria } from '#src/features/packages/find/use-criteria.ts'
import { useNextTours } from '#src/features/tours/glance/use-next-tours.ts'
import { useAfterPress } from '#src/ui/lists/use-after-press.ts'

type Props = {
  /** Null: all lines. */
  line: ProjectTypeSlug | null
  /** A page with a list of its own: it is told whether the search lists instead. */
  onListed?: (isListed: boolean) => void
}

/** The search with the soonest tour of each package, which are asked for only while it lists some. */
export function FindInLines({ line, onListed }: Props) {
  const address = useCriteria(line)
  const isListed = useAfterPress(!onListed || asksAnything(address.criteria))
  const { tours: onlyWithTours, sort } = address.criteria
  const tours = useNextTours(isListed, onlyWithTours || sort === 'tour')
  useLayoutEffect(() => onListed?.(isListed), [onListed, isListed])
  return <Find address={address} line={line} tours={tours} isListed={isListed} />
}
