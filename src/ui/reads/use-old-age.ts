import { useHydrated } from '#src/device/use-hydrated.ts'
import { useOnce } from '#src/device/use-once.ts'
import { ageInWords } from '#src/format/age.ts'
import { useNow } from './use-now.ts'

const OLD_MS = 60 * 60_000 // younger ages are not worth a line that comes and goes

/**
 * The age of what is shown, in words; null until that is old, and in prerendered markup. Once told it stays: the answer
 * that follows an old copy would move all that is below. `storedAt`: ms since 1970, undefined = nothing is shown yet.
 */
export function useOldAge(storedAt: number | undefined): string | null {
  const isHydrated = useHydrated()
  const age = useNow() - (storedAt ?? Number.POSITIVE_INFINITY)
  return useOnce(isHydrated && age >= OLD_MS) ? ageInWords(age) : null
}
