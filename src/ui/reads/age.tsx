import { useOldAge } from './use-old-age.ts'

/** "Prices as of 2 hours ago". It draws nothing until that is old. */
export function Age({ storedAt, prefix }: { storedAt: number; prefix: string }) {
  const age = useOldAge(storedAt)
  if (age === null) return null
  return (
    <span className="small-print">
      {prefix} <time dateTime={new Date(storedAt).toISOString()}>{age}</time>
    </span>
  )
}
