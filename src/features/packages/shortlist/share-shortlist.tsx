import { CopyByHand, useCopy } from '#src/ui/clipboard/copy-button.tsx'
import { shareOrCopy } from '#src/ui/clipboard/copy-text.ts'
import { list as words } from './shortlist-copy.ts'
import { type SharedPackage, shortlistText } from './shortlist-text.ts'

/** The list as text: into the phone's share sheet, or copied. */
export function ShareShortlist({ shared }: { shared: readonly SharedPackage[] }) {
  const [copy, refusals] = useCopy(words.shared)
  const textOf = () => shortlistText(shared, location.origin)
  const share = () => {
    const text = textOf()
    return shareOrCopy({ title: words.shared.title, text }, () => copy(text))
  }
  return (
    <>
      <button type="button" className="btn-outline px-16px md:px-24px" onClick={share}>
        <span className="i-ph-share-network" aria-hidden />
        {words.share}
      </button>
      {refusals > 0 && <CopyByHand key={refusals} text={textOf()} />}
    </>
  )
}
