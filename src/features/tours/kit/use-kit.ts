import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '#src/ui/toast.ts'
import { erasing, problems } from './kit-copy.ts'
import { bytesOf, emptyKit, isBlank, type Kit, photoLimit, withTick } from './kit-record.ts'
import {
  deleteAllKits,
  deleteKit,
  dropPhotos,
  type KitOnPhone,
  kitsOnPhone,
  readPhotos,
  type StorageProblem,
  saveKit,
} from './kit-store.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/**
 * The kit `id` of this phone and the ways to change it. Every change counts on the screen at once, and is written in its
 * turn. `others` are the other kits that hold something.
 */
export function useKit(id: string, name: string) {
  const [kit, setKit] = useState<Kit>(emptyKit)
  const [others, setOthers] = useState<readonly KitOnPhone[]>([])
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isAdding, setAdding] = useState(false)
  const current = useRef<Kit>(emptyKit)
  const blobs = useRef(new Map<string, Blob>())
  const writing = useRef<Promise<unknown>>(Promise.resolve())

  const put = useCallback((next: Kit) => {
    current.current = next
    setKit(next)
  }, [])

  useEffect(() => {
    let isGone = false
    put(emptyKit)
    blobs.current = new Map()
    void (async () => {
      const kits = await kitsOnPhone()
      if (isGone) return
      setOthers(kits.filter((other) => other.id !== id))
      const kept = kits.find((other) => other.id === id)?.kit
      if (!kept) return
      put(joined(kept, current.current))
      const photos = await readPhotos(kept.photos.map((photo) => photo.id))
      if (isGone) return
      for (const [photoId, blob] of photos) blobs.current.set(photoId, blob)
    })()
    return () => {
      isGone = true
    }
  }, [id, put])

  const save = useCallback(
    (next: Kit, photo?: { id: string; blob: Blob }) => {
      const named = { ...next, name: name || next.name }
      put(named)
      const written = writing.current.then(() => saveKit(id, named, photo)).then(setProblem)
      writing.current = written
      return written
    },
    [id, name, put],
  )

  async function addPhotos(files: readonly File[]): Promise<void> {
    setAdding(true)
    const elsewhere = others.reduce((sum, other) => sum + bytesOf(other.kit.photos), 0)
    for (const file of files) {
      const limit = photoLimit(current.current, elsewhere)
      if (limit) {
        toast.warning(limit === 'tooMany' ? problems.tooMany : problems.tooLarge)
        break
      }
      const small = await shrinkPhoto(file)
      if (!small) {
        toast.error(problems.unreadable)
        continue
      }
      const { blob, thumb } = small
      const photo = { id: crypto.randomUUID(), thumb, bytes: blob.size }
      blobs.current.set(photo.id, blob)
      await save({ ...current.current, photos: [...current.current.photos, photo] }, { id: photo.id, blob })
    }
    setAdding(false)
  }

  function removePhoto(photoId: string): void {
    const photos = current.current.photos.filter((photo) => photo.id !== photoId)
    blobs.current.delete(photoId)
    void save({ ...current.current, photos }).then(() => dropPhotos([photoId]))
  }

  async function erase(isAll: boolean): Promise<void> {
    await writing.current
    const photoIds = current.current.photos.map((photo) => photo.id)
    const failed = isAll ? await deleteAllKits() : await deleteKit(id, photoIds)
    if (failed) return toast.error(erasing.failed)
    put(emptyKit)
    blobs.current.clear()
    if (isAll) setOthers([])
    setProblem(null)
    toast.success(erasing.done)
  }

  return {
    kit,
    others: useMemo(() => others.map((other) => ({ id: other.id, name: other.kit.name })), [others]),
    problem,
    isAdding,
    isBlank: isBlank(kit),
    tick: (point: string) => void save(withTick(current.current, point)),
    write: (notes: string) => void save({ ...current.current, notes }),
    addPhotos,
    removePhoto,
    erase,
    /** As files, in their order. Read before a press: a share sheet opens only within the press itself. */
    files: () =>
      kit.photos.flatMap((photo, index) => {
        const blob = blobs.current.get(photo.id)
        return blob ? [new File([blob], `adbond-${index + 1}.jpg`, { type: 'image/jpeg' })] : []
      }),
  }
}

/** What was ticked or typed before the storage answered is not lost. */
const joined = (kept: Kit, early: Kit): Kit =>
  isBlank(early)
    ? kept
    : {
        ...kept,
        ticks: [...new Set([...kept.ticks, ...early.ticks])],
        notes: [kept.notes, early.notes].filter(Boolean).join('\n'),
        photos: [...kept.photos, ...early.photos],
      }
