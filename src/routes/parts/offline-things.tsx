import { Suspense } from 'react'
import { QuietBoundary } from '#src/startup/boundary.tsx'
import { withData } from '#src/startup/with-data.tsx'

const List = withData(async () => {
  const [{ AlsoOffline }, { packKeeper }] = await Promise.all([
    import('#src/features/offline-packs/also-offline.tsx'),
    import('#src/pwa/packs/pack-keeper.ts'),
  ])
  return () => <AlsoOffline keeper={packKeeper} listsPacks className="mt-56px" />
})

/** Lists what opens without a network, in place of what does not. */
export function OfflineThings() {
  return (
    <QuietBoundary>
      <Suspense>
        <List />
      </Suspense>
    </QuietBoundary>
  )
}
