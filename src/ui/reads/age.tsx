import { useHydrated } from '#src/device/use-hydrated.ts'
import { useOnce } from '#src/device/use-once.ts'
import { ageInWords } from '#src/format/age.ts'
import { useNow } from './use-now.ts'

const OLD_MS = 60 * 60_000 // younger ages are not worth a line that comes and goes

/**
 * "Prices as of 2 hours ago": the age of what is shown. It draws nothing until that is old, and nothing in prerendered
 * markup. Once drawn it stays: the answer that follows an old copy would move all that is below.
 */
export function Age({ storedAt, prefix }: { storedAt: number; prefix: string }) {
  const isHydrated = useHydrated()
  const age = useNow() - storedAt
  if (!useOnce(isHydrated && age >= OLD_MS)) return null
  return (
    <span className="small-print">
      {prefix} <time dateTime={new Date(storedAt).toISOString()}>{ageInWords(age)}</time>
    </span>
  )
}
