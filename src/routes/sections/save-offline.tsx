/**
 * "Save for offline" on a package, a project, a product line and a post. Its code loads for a reader who stays; until
 * then its place is reserved.
 */
import { lazy, Suspense } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import type { Project } from '#contract/records/project.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { QuietBoundary } from '#src/startup/boundary.tsx'

const Save = lazy(async () => {
  await readerEngaged
  const [{ SaveOffline }, { packKeeper }] = await untilItComes(() =>
    Promise.all([
      import('#src/features/offline-packs/save-offline.tsx'),
      import('#src/pwa/packs/pack-keeper.ts'),
    ]),
  )
  return {
    default: (props: { subject: PackSubject; look: 'button' | 'quiet' }) => (
      <SaveOffline keeper={packKeeper} {...props} />
    ),
  }
})

export function SaveLater(props: { subject: PackSubject; look: 'button' | 'quiet' }) {
  return (
    <QuietBoundary>
      {/* also while it looks for an existing pack: nothing may move */}
      <div className={props.look === 'button' ? 'min-h-48px' : 'min-h-44px'}>
        <Suspense>
          <Save {...props} />
        </Suspense>
      </div>
    </QuietBoundary>
  )
}

export function SavePackage({ known: { pkg, type } }: { known: KnownPackage }) {
  const subject: PackSubject = {
    kind: 'package',
    id: pkg.id,
    title: pkg.name,
    projectType: type,
    projectId: pkg.project?.id ?? null,
    packageIds: [pkg.id],
    address: sitePaths.package(pkg.id),
  }
  return <SaveLater subject={subject} look="button" />
}

/** A whole line with one press, for a day on the road. */
export function SaveLine({ type, title }: { type: ProjectTypeSlug; title: string }) {
  const subject: PackSubject = {
    kind: 'line',
    id: type,
    title,
    projectType: type,
    projectId: null,
    packageIds: [],
    address: sitePaths.projects(type),
  }
  return <SaveLater subject={subject} look="quiet" />
}

export function SaveProject({ project, type }: { project: Project; type: ProjectTypeSlug }) {
  if (project.packages.length === 0) return null
  const subject: PackSubject = {
    kind: 'project',
    id: project.id,
    title: project.name,
    projectType: type,
    projectId: project.id,
    packageIds: project.packages.map(({ id }) => id),
    address: sitePaths.projects(type),
  }
  return <SaveLater subject={subject} look="quiet" />
}
