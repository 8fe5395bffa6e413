import type { Package } from '#contract/records/package.ts'
import { panoramaOf } from '#contract/records/panorama.ts'
import { copy } from '#src/features/packages/copy.ts'
import { PictureOpener } from '#src/features/packages/large-picture/picture-opener.tsx'
import { panorama as words } from './panorama-copy.ts'

const load = async () => (await import('./panorama-dialog.tsx')).PanoramaDialog

/** The view all around, if one of the package's pictures is one. Nothing of it is fetched before a press. */
export function Panorama({ pkg }: { pkg: Package }) {
  const view = panoramaOf(pkg.media)
  if (!view) return null
  const icon = <span className="i-ph-cube-focus" aria-hidden />
  return (
    <PictureOpener
      title={copy.lookAround}
      words={words}
      icon={icon}
      src={view.url}
      alt={view.description || pkg.name}
      load={load}
    />
  )
}
