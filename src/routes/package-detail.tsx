import { Suspense, useDeferredValue, useEffect } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { packageHead } from '#contract/link-preview/package-head.ts'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import { detailCopy } from '#src/features/packages/detail/detail-copy.ts'
import { usePackageLookUp } from '#src/features/packages/detail/look-up.ts'
import { NotShown } from '#src/features/packages/detail/not-shown.tsx'
import { PackageData } from '#src/features/packages/detail/package-data.tsx'
import { PackageSkeleton } from '#src/features/packages/detail/package-skeleton.tsx'
import { PackageView } from '#src/features/packages/detail/package-view.tsx'
import { RoomForReader } from '#src/features/packages/detail/room-for-reader.tsx'
import { productLineTitle } from '#src/features/product-lines/product-line-content.ts'
import { SavePackage } from '#src/routes/sections/save-offline.tsx'
import { sectionForReader } from '#src/startup/with-data.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { isUnanswered } from '#src/ui/reads/list-state.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { toast } from '#src/ui/toast.ts'
import { OfflineThings } from './parts/offline-things.tsx'

const ForReader = sectionForReader(
  async () => (await import('./parts/package-for-reader.tsx')).PackageForReader,
)

export function PackageDetail() {
  const { packageId = '' } = useMatch(dynamicPatterns.package)?.params ?? {}
  useTodayInLagos() // its offer may be over, and the months of its plan begin later
  const isHydrated = useHydrated()
  const found = usePackageLookUp(packageId)
  const navigate = useNavigate()
  const at = useLocation()
  const isHere = useIsHere()
  const isShown = useDeferredValue(found.state === 'found') // drawn in slices, as in use-read.ts
  const known = found.state === 'found' && isShown ? found.known : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: after an immediate Back the screen is here again
  useEffect(() => {
    if (found.state !== 'unknown' || !isHere()) return
    toast.info(detailCopy.unknownPackage)
    navigate(sitePaths.frontPage, { replace: true })
  }, [at, found.state, isHere, navigate])

  if (known) {
    const { pkg, type } = known
    return (
      <>
        <PageHead
          {...packageHead(pkg)}
          path={sitePaths.package(packageId)}
          above={type ? [{ name: productLineTitle(type), path: sitePaths.projects(type) }] : []}
        />
        <PackageData known={known} />
        <PackageView key={packageId} known={known}>
          <SavePackage known={known} />
          <Suspense fallback={<RoomForReader pkg={known.pkg} />}>
            <ForReader known={known} />
          </Suspense>
        </PackageView>
      </>
    )
  }

  return (
    <>
      <PageHead
        title={detailCopy.packageTitle}
        description={detailCopy.packageDescription}
        path={isHydrated ? sitePaths.package(packageId) : null}
        picture={null}
      />
      {found.state === 'loading' || found.state === 'unknown' || found.state === 'found' ? (
        <PackageSkeleton />
      ) : (
        <NotShown reason={found.state} onTryAgain={found.tryAgain}>
          {isUnanswered(found.state) && <OfflineThings />}
        </NotShown>
      )}
    </>
  )
}
