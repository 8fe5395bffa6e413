import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { Unread } from './list-state.ts'
import { Notice, TryAgain } from './notice.tsx'

/** What a list calls itself if it cannot be read. */
export type UnreadWords = {
  /** Nobody answered although the phone has a network, or the answer was a fault: the words of spec §8. */
  failed: string
  failedTitle?: string
  /** The phone has no network. */
  offline: string
  offlineTitle?: string
}

type Props = {
  reason: Unread
  words: UnreadWords
  onTryAgain: () => unknown
  /** Beside "Try Again". */
  children?: ReactNode
}

const ICONS: Record<Unread, string> = {
  offline: 'i-ph-wifi-slash',
  silent: 'i-ph-cloud-slash',
  portal: 'i-ph-wifi-slash',
  failed: 'i-ph-warning-circle',
}

/** Replaces a list that could not be read. The connection bar gives the reason, once for the screen. */
export function UnreadNotice({ reason, words, onTryAgain, children }: Props) {
  const again = <TryAgain onPress={onTryAgain} />
  const action = children ? (
    <div className="flex flex-wrap gap-12px">
      {again}
      {children}
    </div>
  ) : (
    again
  )
  return <Notice icon={ICONS[reason]} {...unreadText(reason, words)} action={action} />
}

export function unreadText(reason: Unread, words: UnreadWords): { title?: string; text: string } {
  if (reason === 'portal') return withTitle(words.offlineTitle, copy.afterSignIn)
  return reason === 'offline'
    ? withTitle(words.offlineTitle, words.offline)
    : withTitle(words.failedTitle, words.failed)
}

const withTitle = (title: string | undefined, text: string) =>
  title === undefined ? { text } : { title, text }
