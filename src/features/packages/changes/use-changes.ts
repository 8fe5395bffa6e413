import { type RefObject, useEffect } from 'react'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { useOnScreen } from '#src/ui/reveal/use-on-screen.ts'
import { createLastSeen, type LastSeen } from './last-seen.ts'
import { figuresOf, type PackageChange, packageChanges } from './package-changes.ts'

type Copy = Pick<KnownPackage, 'pkg' | 'storedAt'>

let lastSeen: LastSeen | undefined

/** What changed in a package since the person last saw it. It counts as seen when `part` comes into view. */
export function useChanges({ pkg, storedAt }: Copy, part: RefObject<Element | null>): PackageChange[] {
  lastSeen ??= createLastSeen(phoneStorage())
  const isSeen = useOnScreen(part)
  const now = figuresOf(pkg)
  const { amount, left, sale } = now
  useEffect(() => {
    if (isSeen) lastSeen?.note(pkg.id, { amount, left, sale }, storedAt)
  }, [isSeen, pkg.id, amount, left, sale, storedAt])
  return packageChanges(lastSeen.before(pkg.id, storedAt), now)
}

function phoneStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined // reading it throws where storage is forbidden; while prerendering there is none
  }
}
