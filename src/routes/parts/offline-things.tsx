import { Suspense } from 'react'
import { QuietBoundary } from '#src/startup/boundary.tsx'
import { withDataForReader } from '#src/startup/with-data.tsx'

const List = withDataForReader(async () => {
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
