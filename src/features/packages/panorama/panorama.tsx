import { lazy, Suspense, useState } from 'react'
import type { Package } from '#contract/records/package.ts'
import { panoramaOf } from '#contract/records/panorama.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { panorama as words } from './panorama-copy.ts'

const PanoramaDialog = lazy(async () => ({
  default: (await import('./panorama-dialog.tsx')).PanoramaDialog,
}))

/** The view all around, if one of the package's pictures is one. Nothing of it is fetched before a press. */
export function Panorama({ pkg }: { pkg: Package }) {
  const view = panoramaOf(pkg.media)
  const [isOpen, setOpen] = useState(false)
  if (!view) return null
  const alt = view.description || pkg.name
  return (
    <section aria-label={words.title} className="print:hidden">
      <h2 className="title-4">{words.title}</h2>
      <button
        type="button"
        className="relative block w-full mt-12px aspect-[8/5] rounded-sm overflow-hidden cursor-pointer"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ApiPicture
          src={view.url}
          alt=""
          sizes="(min-width: 750px) 34vw, 100vw"
          width={480}
          height={300}
          className="w-full h-full object-cover"
        />
        <span className="absolute left-8px bottom-8px inline-flex items-center gap-8px min-h-36px px-12px rounded-full bg-surface text-ink text-[.875rem] font-600">
          <span className="i-ph-cube-focus" aria-hidden />
          {words.open}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <PanoramaDialog src={view.url} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
