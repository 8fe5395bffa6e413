import { intentLink } from '#src/device/in-app/in-app-window.ts'
import { copyLink } from '#src/ui/clipboard/copy-text.ts'
import { inAppCopy as copy } from './in-app-copy.ts'

type Props = {
  /** No other system lets a page open the browser. */
  isAndroid: boolean
  /** Hears what was said of the copied link. */
  onSaid?: (words: string) => void
}

/** Ways from the window of another app into the person's own browser, with the page that is open. */
export function WaysOut({ isAndroid, onSaid }: Props) {
  return (
    <>
      {isAndroid && (
        <a href={intentLink(location.href)} className="btn-primary flex-1 !px-12px">
          {copy.openBrowser}
        </a>
      )}
      <button
        type="button"
        className="btn-outline flex-1 !px-12px"
        onClick={() => void copyLink(location.href).then(onSaid)}
      >
        {copy.copyLink}
      </button>
    </>
  )
}
