import { useEffect, useRef } from 'react'
import { copy } from '#src/features/packages/copy.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { planMedia } from '#src/ui/api-picture/media-widths.ts'
import { useModal } from '#src/ui/use-modal.ts'
import { planWords as words } from './plan-copy.ts'
import { useZoom } from './use-zoom.ts'
import { LARGEST, SMALLEST } from './zoom.ts'

type Props = { src: string; alt: string; onClose: () => void }

/** The plan over the whole screen, to be enlarged until the numbers of plots can be read. */
export function PlanDialog({ src, alt, onClose }: Props) {
  const dialog = useModal(onClose)
  const frame = useRef<HTMLDivElement>(null)
  const { scale, larger, smaller, whole, toggle } = useZoom(frame)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <dialog
      ref={dialog}
      aria-label={copy.estatePlan}
      className="fixed inset-0 w-full h-full max-w-none max-h-none m-0 p-0 border-0 bg-surface text-ink grid grid-rows-[1fr_auto] overflow-y-auto"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it, as in every part that scrolls
        tabIndex={0}
        aria-label={words.help}
        className="min-h-120px overflow-auto overscroll-contain touch-pan-x touch-pan-y cursor-grab"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut of the buttons below */}
        <div
          className="relative"
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
          onDoubleClick={({ clientX: x, clientY: y }) => toggle({ x, y })}
        >
          <ApiPicture
            src={planMedia(src)}
            alt={alt}
            sizes="100vw"
            width={1280}
            height={960}
            priority
            className="absolute inset-0 w-full h-full object-contain pointer-events-none select-none !bg-none !bg-transparent"
          />
        </div>
      </section>
      <div className="flex flex-wrap items-center gap-8px p-12px pb-[calc(12px+env(safe-area-inset-bottom))] border-0 border-t-1 border-solid border-edge">
        <p className="small-print basis-full">{words.guide}</p>
        <button
          type="button"
          className="btn-round"
          aria-label={words.smaller}
          aria-disabled={scale <= SMALLEST}
          onClick={smaller}
        >
          <span className="i-ph-minus" aria-hidden />
        </button>
        <button
          type="button"
          className="btn-round"
          aria-label={words.larger}
          aria-disabled={scale >= LARGEST}
          onClick={larger}
        >
          <span className="i-ph-plus" aria-hidden />
        </button>
        <button type="button" className="btn-outline px-16px" onClick={whole}>
          {words.whole}
        </button>
        <button type="button" className="btn-primary px-16px ms-auto" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
