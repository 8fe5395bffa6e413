import { afterPaint } from '#src/device/after-paint.ts'
import { lagosDate, todayInLagos } from '#src/format/lagos-date.ts'
import { CopyByHand, useCopy } from '#src/ui/clipboard/copy-button.tsx'
import { shareOrCopy } from '#src/ui/clipboard/copy-text.ts'
import { report as words } from './kit-copy.ts'
import type { Kit } from './kit-record.ts'
import { reportText } from './report-text.ts'
import type { useKit } from './use-kit.ts'

type Props = { kept: Pick<ReturnType<typeof useKit>, 'kit' | 'settled' | 'files'>; name: string }

/** The report leaves the phone only by the person's own apps. */
export function KitReport({ kept: { kit: shown, settled, files }, name }: Props) {
  const [copy, refusals] = useCopy(words)
  const textOf = (kit: Kit, sent: number) => {
    const address = location.origin + location.pathname + location.search
    return reportText(kit, { name, day: lagosDate(todayInLagos(Date.now())), address, sent })
  }
  return (
    <section aria-labelledby="kit-report" className="panel grid gap-12px print:hidden">
      <h2 id="kit-report" className="title-3">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.lead}</p>
      <div className="flex flex-wrap gap-8px">
        <button
          type="button"
          className="btn-primary px-16px"
          onClick={() =>
            void settled().then((kit) =>
              share(words.heading(name), files(kit), (sent) => textOf(kit, sent), copy),
            )
          }
        >
          <span className="i-ph-share-network" aria-hidden />
          {words.share}
        </button>
        <button
          type="button"
          className="btn-outline px-16px"
          onClick={() => void settled().then((kit) => copy(textOf(kit, 0)))}
        >
          <span className="i-ph-copy" aria-hidden />
          {words.copy}
        </button>
        <button
          type="button"
          className="btn-outline px-16px"
          onClick={() => void settled().then(() => afterPaint(print))}
        >
          {words.print}
        </button>
      </div>
      {refusals > 0 && <CopyByHand key={refusals} text={textOf(shown, 0)} />}
    </section>
  )
}

/** Chromium refuses more, and `canShare` does not tell. */
const MOST_FILES = 10

/** With the photos where the phone can, without them where it cannot, and copied where it shares nothing. */
function share(
  title: string,
  files: File[],
  textOf: (sent: number) => string,
  copy: (text: string) => Promise<void>,
): Promise<void> {
  const taken = files.slice(0, MOST_FILES)
  const whole: ShareData = { title, text: textOf(taken.length), files: taken }
  const takesFiles = taken.length > 0 && 'canShare' in navigator && navigator.canShare(whole)
  const alone = textOf(0)
  return shareOrCopy(takesFiles ? whole : { title, text: alone }, () => copy(alone))
}
