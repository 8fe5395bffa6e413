import type { ReactNode } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { Find } from '#src/features/packages/find/find.tsx'
import { asksAnything } from '#src/features/packages/find/rules/find-criteria.ts'
import { useCriteria } from '#src/features/packages/find/use-criteria.ts'
import { useNextTours } from '#src/features/tours/schedule/use-next-tours.ts'

type Props = {
  /** Null: all lines. */
  line: ProjectTypeSlug | null
  /** What the page shows while nothing is asked; without it everything is listed. */
  children?: ReactNode
}

/** The search with the soonest tour of each package, which it needs only while it lists some. */
export function FindInLines({ line, children }: Props) {
  const address = useCriteria(line)
  const isListed = children === undefined || asksAnything(address.criteria)
  const tours = useNextTours(isListed)
  return (
    <Find address={address} line={line} tours={tours}>
      {isListed ? undefined : children}
    </Find>
  )
}
