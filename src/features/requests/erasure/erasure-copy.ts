/** Words of the press that deletes everything. The privacy page has it too, without the words of the list. */
import { siteConfig } from '#contract/site-config.ts'

const { apiIsIdempotent } = siteConfig // only such an office knows a code (decision 080)

const ERASED =
  'Requests, forms, inspection kits, followed searches, the shortlist, seen prices and saved packs were deleted from this browser.'

export const erasure = {
  text: 'Deletes from this browser every request and receipt, sent or not, every half-filled form, inspection kit and followed search, your shortlist, the prices you saw and what you saved for offline. Useful on a phone that is not yours.',
  press: 'Delete what is on this phone',
  question: {
    title: 'Delete everything?',
    text: 'Unsent requests, half-filled forms, inspection kits, followed searches, your shortlist and what you saved for offline are lost. What already reached us stays with us. Copies of pages and lists stay.',
    confirm: 'Delete everything',
  },
  done: ERASED,
  underWay: (codes: readonly string[]) =>
    `${ERASED} Something was just being sent and may have reached us all the same: call us with ${apiIsIdempotent ? `the reference ${codes.join(', ')}` : 'your name'} if you do not want it.`,
  failed: 'The storage of this phone did not answer, so it may still hold something. Please try again.',
}
