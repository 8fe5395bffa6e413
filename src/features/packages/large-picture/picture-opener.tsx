import { type ComponentType, type ReactNode, useState } from 'react'
import { whilePressed } from '#src/device/later/while-pressed.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { toast } from '#src/ui/toast.ts'

export type LargeProps = { src: string; alt: string; onClose: () => void }

type Props = {
  title: string
  words: { open: string; notHere: string }
  icon: ReactNode
  src: string
  /** Of the picture over the whole screen; the small one says it only where `isDescribed`. */
  alt: string
  isDescribed?: boolean
  /** Comes with the press; without a network, it is said. */
  load: () => Promise<ComponentType<LargeProps>>
}

/** A small picture that opens over the whole screen. */
export function PictureOpener({ title, words, icon, src, alt, isDescribed = false, load }: Props) {
  const [Large, setLarge] = useState<ComponentType<LargeProps> | null>(null)
  const open = (button: Element) =>
    whilePressed(button, load()).then(
      (loaded) => setLarge(() => loaded),
      () => toast.warning(words.notHere),
    )
  return (
    <section aria-label={title} className="print:hidden">
      <h2 className="title-4">{title}</h2>
      <button
        type="button"
        className="relative block w-full mt-12px aspect-[8/5] rounded-sm overflow-hidden cursor-zoom-in"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <ApiPicture
          src={src}
          alt={isDescribed ? alt : ''}
          sizes="(min-width: 46.875em) 34vw, 100vw"
          width={480}
          height={300}
          className="w-full h-full object-cover"
        />
        <span className="absolute left-8px bottom-8px inline-flex items-center gap-8px min-h-36px px-12px rounded-full bg-surface text-ink text-[.875rem] font-600">
          {icon}
          {words.open}
        </span>
      </button>
      {Large && <Large src={src} alt={alt} onClose={() => setLarge(null)} />}
    </section>
  )
}
