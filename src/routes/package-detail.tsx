import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { sitePaths } from '#contract/site-paths.ts'
import { OfflineThings } from '../app/offline-things.tsx'
import { lineContent } from '../features/packages/content.ts'
import { copy } from '../features/packages/copy.ts'
import { usePackageLookUp } from '../features/packages/look-up.ts'
import { NotShown } from '../features/packages/not-shown.tsx'
import { packageJsonLd } from '../features/packages/package-json-ld.ts'
import { packagePlace } from '../features/packages/package-place.ts'
import { PackageSkeleton } from '../features/packages/package-skeleton.tsx'
import { PackageView } from '../features/packages/package-view.tsx'
import { useKeptSchedules } from '../features/tours/use-kept-schedules.ts'
import { PageHead } from '../ui/page-head.tsx'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { SavePackage } from './save-offline.tsx'

const DESCRIPTION_MAX = 155 // characters a search engine shows

export function PackageDetail() {
  const { packageId = '' } = useParams()
  const isHydrated = useHydrated()
  const found = usePackageLookUp(packageId)
  const navigate = useNavigate()
  const known = found.state === 'found' ? found.known : null
  useKeptSchedules({
    projectType: known?.type ?? null,
    projectId: known?.pkg.project?.id ?? null,
    packageId: known?.pkg.id ?? null,
  })

  useEffect(() => {
    if (found.state !== 'unknown') return
    toast.info(copy.unknownPackage)
    navigate(sitePaths.frontPage, { replace: true })
  }, [found.state, navigate])

  if (known) {
    const { pkg, type } = known
    return (
      <>
        <PageHead
          title={pkg.name}
          description={(pkg.description || packagePlace(pkg)).slice(0, DESCRIPTION_MAX)}
          path={sitePaths.package(packageId)}
          picture={pkg.media.find(({ fileType }) => fileType === 'image')?.url}
          above={type ? [{ name: lineContent[type].title, path: sitePaths.projects(type) }] : []}
          jsonLd={packageJsonLd(known)}
        />
        <PackageView key={packageId} known={known}>
          <SavePackage known={known} />
        </PackageView>
      </>
    )
  }

  return (
    <>
      <PageHead
        title={copy.packageTitle}
        description={copy.packageDescription}
        path={isHydrated ? sitePaths.package(packageId) : null}
      />
      {found.state === 'offline' || found.state === 'failed' ? (
        <NotShown reason={found.state} onTryAgain={found.tryAgain}>
          {found.state === 'offline' && <OfflineThings />}
        </NotShown>
      ) : (
        <PackageSkeleton />
      )}
    </>
  )
}
