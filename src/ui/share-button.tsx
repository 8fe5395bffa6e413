import { copy } from '#src/ui/core/copy.ts'
import { copyLink } from './copy-text.ts'

type Props = { title: string; text?: string; className?: string }

/** The phone's share sheet for this screen, or its link copied (decision G1). */
export function ShareButton({ title, text, className = 'btn-outline' }: Props) {
  return (
    <button type="button" className={className} onClick={() => share(title, text)}>
      <span className="i-ph-share-network" aria-hidden />
      {copy.share}
    </button>
  )
}

async function share(title: string, text?: string): Promise<void> {
  const url = location.href
  try {
    if ('share' in navigator) await navigator.share({ title, url, ...(text && { text }) })
    else await copyLink(url)
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return // the person closed the sheet
    await copyLink(url)
  }
}
