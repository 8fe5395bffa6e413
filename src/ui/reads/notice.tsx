import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { useTrying } from './use-trying.ts'

type Props = {
  /** A Phosphor class, such as `i-ph-cloud-slash`. */
  icon: string
  title?: string
  text: string
  action?: ReactNode
}

/** What a list says instead of its entries: empty, failed or offline. Announced when it appears. */
export function Notice({ icon, title, text, action }: Props) {
  return (
    <div role="status" className="panel flex flex-col items-start gap-16px bg-sand border-transparent">
      <span className={`${icon} text-laterite text-[2rem]`} aria-hidden />
      <div className="flex flex-col gap-8px">
        {title && <p className="title-4">{title}</p>}
        <p className="text-ink-soft">{text}</p>
      </div>
      {action}
    </div>
  )
}

type TryAgainProps = {
  /**
   * A promise keeps the button busy until it settles. The words stay meanwhile, and only the button shows the retry.
   */
  onPress: () => unknown
}

/** Asks again in place, because a reload costs data (decision F9). */
export function TryAgain({ onPress }: TryAgainProps) {
  const { isTrying, tryNow } = useTrying(onPress)
  return (
    <button type="button" className="btn-outline" aria-busy={isTrying} onClick={tryNow}>
      <span className="i-ph-arrow-clockwise" aria-hidden />
      <span>{isTrying ? copy.trying : copy.tryAgain}</span>
    </button>
  )
}
