import { useHydrated } from '#src/device/use-hydrated.ts'

/**
 * The year of the build in the prerendered markup, and the visitor's year after that. React keeps the text that it
 * finds when it hydrates. The new key corrects a page that was built in December.
 */
export function CopyrightYear() {
  const hydrated = useHydrated()
  return (
    <span key={hydrated ? 'today' : 'built'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  )
}
