import { useRef } from 'react'
import { copyLink, shareOrCopy } from '#src/ui/clipboard/copy-text.ts'
import { copy } from './share-copy.ts'

type Props = {
  title: string
  text?: string
  /** Address of a picture that the page shows; it goes along where the phone can share files. */
  picture?: string | null | undefined
  className?: string
  /** What is passed on; by default the address, with the part of the screen that it names. */
  link?: () => string
}

/** A browser forgets after some seconds that the person pressed, and then shares nothing. */
const PICTURE_PATIENCE_MS = 1_000

/** The phone's share sheet for this screen, or its link copied (decision G1). */
export function ShareButton({ title, text, picture, className = 'btn-outline', link }: Props) {
  const file = useRef<Promise<File | null>>(null)
  const prepare = () => {
    if (picture) file.current ??= fileOf(picture, title)
  }
  const press = async () => {
    prepare()
    const made = await Promise.race([file.current, late()])
    file.current = null
    const url = link?.() ?? location.href
    const shared = { title, url, ...(text && { text }), ...(made && { files: [made] }) }
    await shareOrCopy(shared, () => copyLink(url))
  }
  return (
    <button type="button" className={className} onPointerDown={prepare} onClick={press}>
      <span className="i-ph-share-network" aria-hidden />
      {copy.share}
    </button>
  )
}

const fileOf = (picture: string, title: string): Promise<File | null> =>
  import('./picture-file.ts').then(({ sharedPicture }) => sharedPicture(picture, title)).catch(() => null)

/** The words and the link matter more than the picture. */
const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PICTURE_PATIENCE_MS))
