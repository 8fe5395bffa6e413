import { eraseFollowed } from '#src/features/packages/follow/erase-followed.ts'
import { eraseLookedAt } from '#src/features/packages/shortlist/erase-looked-at.ts'
import { eraseKits } from '#src/features/tours/kit/erase-kits.ts'
import { closeNotices } from '#src/pwa/outbox-status/close-notices.ts'
import { erasePacks } from '#src/pwa/packs/erase-packs.ts'

/** So long a phone may take for one part. After that it has not answered, and somebody waits for a word. */
const PATIENCE_MS = 10_000

const PARTS = [eraseKits, eraseFollowed, erasePacks, eraseLookedAt, closeNotices]

/**
 * Erases what a person noted, followed, saved, marked and saw on this phone. Its code comes with the screen: nobody may
 * need a network for it. Each part goes, whatever becomes of the others. False: something may be left.
 */
export async function eraseRest(): Promise<boolean> {
  const silence = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
  const parts = await Promise.allSettled(
    PARTS.map((erase) => Promise.race([(async () => erase())(), silence])),
  )
  return parts.every(({ status }) => status === 'fulfilled')
}
