/** What the phone itself says about a request that was settled while nobody looked at the site. */
import { withBase } from '#contract/base-path.ts'
import { notices as words } from './copy.ts'
import { type Entry, isInDoubt } from './entry.ts'
import { goneSlotOf } from './gone-slot.ts'
import { hasArrived, isAlreadyReceived } from './waiting.ts'

/** Two notices with the same tag become one: page and worker may both have seen it. */
export type PhoneNotice = { title: string; text: string; tag: string }

/** More than this at once are told as a sum: agents keep many requests on one phone. */
const SHOWN_ONE_BY_ONE = 3
const SUM_TAG = 'adbond-outbox'

export function phoneNotices(settled: readonly Entry[]): PhoneNotice[] {
  const single = settled.flatMap((entry) => noticeOf(entry) ?? [])
  if (single.length <= SHOWN_ONE_BY_ONE) return single
  const arrived = settled.filter(hasArrived).length
  const text = words.severalText(arrived, single.length - arrived)
  return [{ title: words.several(single.length), text, tag: SUM_TAG }]
}

/** Null while it is being sent. Of what waits, only the worker tells, when the browser calls it no more. */
function noticeOf(entry: Entry): PhoneNotice | null {
  const { id, kind, label, state, body } = entry
  const isDoubtful = isInDoubt(entry)
  const erasedText = isDoubtful ? words.expiredInDoubtText : words.expiredText
  switch (state) {
    case 'sending':
      return null
    case 'queued':
      return { title: words.waits, text: `${label}. ${words.waitsText}`, tag: id }
    case 'delivered':
      return { title: words.delivered[kind], text: label, tag: id }
    case 'unsure':
      return { title: words.unsure, text: `${label}. ${words.unsureText}`, tag: id }
    case 'expired':
      return {
        title: isDoubtful ? words.expiredInDoubt : words.expired,
        text: `${label}. ${erasedText}`,
        tag: id,
      }
    case 'refused':
      if (isAlreadyReceived(entry)) return { title: words.alreadyReceived, text: label, tag: id }
      if (goneSlotOf(entry)) return { title: words.slotGone, text: words.slotGoneText(label), tag: id }
      return {
        title: isDoubtful ? words.unsure : words.refused[kind],
        text: `${label}. ${body ? words.refusedText : erasedText}`,
        tag: id,
      }
  }
}

/** Only with the person's permission, which the site requests only on a button press. */
export async function showNotices(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  settled: readonly Entry[],
): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  for (const { title, text, tag } of phoneNotices(settled)) {
    await registration.showNotification(title, { body: text, tag, lang: 'en-NG', icon: ICON, badge: BADGE })
  }
}

export const ICON = withBase('/icons/icon-192.png')
export const BADGE = withBase('/icons/monochrome-512.png')
