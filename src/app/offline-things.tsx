import { Suspense } from 'react'
import { QuietBoundary } from './boundary.tsx'
import { withData } from './with-data.tsx'

const List = withData(async () => {
  const [{ AlsoOffline }, { packKeeper }] = await Promise.all([
    import('../features/offline-packs/also-offline.tsx'),
    import('../pwa/pack-keeper.ts'),
  ])
  return () => <AlsoOffline keeper={packKeeper} listsPacks className="mt-56px" />
})

/** What opens without a network, in the place of what does not. */
export function OfflineThings() {
  return (
    <QuietBoundary>
      <Suspense>
        <List />
      </Suspense>
    </QuietBoundary>
  )
}
