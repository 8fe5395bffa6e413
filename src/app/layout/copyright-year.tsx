import { useHydrated } from '#src/device/use-hydrated.ts'

/**
 * The year of the build in the prerendered markup, the visitor's year after that. React keeps the text it finds when it
 * hydrates, so a page built in December is put right by the new key.
 */
export function CopyrightYear() {
  const hydrated = useHydrated()
  return (
    <span key={hydrated ? 'today' : 'built'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  )
}
