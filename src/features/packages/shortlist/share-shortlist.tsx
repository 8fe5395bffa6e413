import type { Package } from '#contract/records/package.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { list as words } from './shortlist-copy.ts'
import { shortlistText } from './shortlist-text.ts'

/** The list as text: into the phone's share sheet, or copied. */
export function ShareShortlist({ packages }: { packages: readonly Package[] }) {
  const share = async () => {
    const text = shortlistText(packages, location.origin)
    try {
      if ('share' in navigator) return await navigator.share({ title: words.shared.title, text })
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return // the person closed the sheet
    }
    await copyText(text, words.shared)
  }
  return (
    <button type="button" className="btn-outline px-16px md:px-24px" onClick={share}>
      <span className="i-ph-share-network" aria-hidden />
      {words.share}
    </button>
  )
}
