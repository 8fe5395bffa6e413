import { toast, UNDO_MS } from '#src/ui/toast.ts'
import { notes as words } from './kit-copy.ts'
import type { Kit, KitPhoto } from './kit-record.ts'
import { dropPhotos, readPhotos } from './kit-store.ts'
import { eraOf, type OpenKit, unkeptKit } from './unkept-kits.ts'

/** Told when a photo is back on the disk: the screen of its kit may have been opened anew meanwhile. */
export const PHOTO_BACK = 'adbond-photo-back'

type Ways = {
  change: (next: (kit: Kit) => Kit, opened: OpenKit) => Promise<unknown>
  add: (photo: KitPhoto, blob: Blob | undefined, opened: OpenKit) => Promise<unknown>
}

/**
 * Takes a photo out of its kit. Its data leaves the disk at once, so a page that is closed leaves nothing behind. Undo
 * writes it anew, from what this page holds.
 */
export function removePhoto(photo: KitPhoto, opened: OpenKit, { change, add }: Ways): void {
  const { id, kit, blobs } = opened
  const era = eraOf(id)
  const place = kit.photos.findIndex((one) => one.id === photo.id) + 1
  let blob = blobs.get(photo.id)
  let isBack = false
  blobs.delete(photo.id)

  async function drop(): Promise<void> {
    blob ??= (await readPhotos([photo.id])).get(photo.id)
    if (!isBack) await dropPhotos([photo.id])
    if (unkeptKit(id)) void change((now) => now, opened) // there may be room for another one now
  }
  function undo(): void {
    if (eraOf(id) !== era) return // what was deleted meanwhile stays deleted
    isBack = true
    void add(photo, blob, opened).then(() => dispatchEvent(new Event(PHOTO_BACK)))
  }

  const without = (now: Kit) => ({ ...now, photos: now.photos.filter((one) => one.id !== photo.id) })
  void change(without, opened).then(drop)
  toast.plain(words.removed(place, kit.photos.length), {
    durationMs: UNDO_MS,
    action: { label: words.undo, onPress: undo },
  })
}
