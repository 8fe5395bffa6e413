import { useEffect, useRef, useState } from 'react'
import { KIT_DATABASE } from '#contract/kept-names.ts'
import { toast } from '#src/ui/toast.ts'
import { deleteOpenKit } from './delete-open-kit.ts'
import { erasing, problems } from './kit-copy.ts'
import {
  bytesOf,
  emptyKit,
  isBlank,
  joined,
  type Kit,
  type KitPhoto,
  photoLimit,
  withTick,
} from './kit-record.ts'
import { type KitOnPhone, kitsOnPhone, readPhotos, type StorageProblem, saveKit } from './kit-store.ts'
import { PHOTO_BACK, removePhoto } from './remove-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { eraOf, holdUnkept, newKit, noteUnkept, type OpenKit, unkeptKit } from './unkept-kits.ts'

/** A disk that has not answered by then may never: what stands on the screen is at hand. */
const PATIENCE_MS = 2_000
const SILENCE_MS = 5_000 // what is not on the disk by then is told of as unkept

/**
 * The kit `id` of this phone and the ways to change it. Every change counts on the screen at once. It is written in its
 * turn, after what was kept has been read and joined. `others` are the other kits that hold something.
 */
export function useKit(id: string, name: string, onKept?: () => unknown) {
  const [kit, setKit] = useState<Kit>(emptyKit)
  const [others, setOthers] = useState<readonly KitOnPhone[]>([])
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isAdding, setAdding] = useState(false)
  const holder = useRef<OpenKit | null>(null)

  function held(): OpenKit {
    if (holder.current?.id === id) return holder.current
    const before = unkeptKit(id)
    const opened = before ?? newKit(id)
    holder.current = opened
    setKit(opened.kit)
    opened.settled = opened.settled.then(() => readInto(opened))
    if (before) void keep(opened)
    return opened
  }

  async function readInto(opened: OpenKit): Promise<void> {
    const kits = await kitsOnPhone()
    const kept = kits.find((other) => other.id === opened.id)?.kit
    if (holder.current === opened) setOthers(kits.filter((other) => other.id !== opened.id))
    if (kept) await take(opened, kept, opened.kept)
  }

  /** What the phone has now, and what was changed here since this page was at `before`. */
  async function take(opened: OpenKit, kept: Kit, before: Kit): Promise<void> {
    const shown = marksOf(opened.kit)
    opened.kit = joined(kept, opened.kit, before)
    opened.kept = kept
    if (holder.current === opened && marksOf(opened.kit) !== shown) setKit(opened.kit)
    const lacking = kept.photos.map((photo) => photo.id).filter((photoId) => !opened.blobs.has(photoId))
    for (const [photoId, blob] of await readPhotos(lacking)) opened.blobs.set(photoId, blob)
  }

  const latest = useRef({ held, change })
  latest.current = { held, change }
  useEffect(() => {
    if (!id) return
    latest.current.held()
    // Another tab may have erased it meanwhile: a change of nothing reads and joins what is kept.
    const lookAgain = () => document.visibilityState === 'visible' && void latest.current.change((now) => now)
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener(KIT_DATABASE, lookAgain) // after dropUnkept
    addEventListener(PHOTO_BACK, lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener(KIT_DATABASE, lookAgain)
      removeEventListener(PHOTO_BACK, lookAgain)
    }
  }, [id])

  function change(next: (kit: Kit) => Kit, opened = held()): Promise<unknown> {
    opened.kit = next(opened.kit)
    if (holder.current === opened) setKit(opened.kit)
    holdUnkept(opened)
    return keep(opened)
  }

  /** In its turn. A disk that is silent is told of, and not given up: tried twice, the words would be there twice. */
  function keep(opened: OpenKit): Promise<unknown> {
    const era = eraOf(opened.id)
    const late = setTimeout(() => {
      if (eraOf(opened.id) !== era) return // deleted meanwhile
      if (holder.current === opened) setProblem('unavailable')
      noteUnkept(opened, !isBlank(opened.kit))
    }, SILENCE_MS)
    opened.settled = opened.settled.then(() => save(opened)).finally(() => clearTimeout(late))
    return opened.settled
  }

  /** Another tab may have changed the kit since: only what was changed here is written. */
  async function save(opened: OpenKit): Promise<void> {
    const { kit: mine, kept: before, blobs } = opened
    const isKept = (photoId: string) => before.photos.some((photo) => photo.id === photoId)
    const lacking = new Map([...blobs].filter(([photoId]) => !isKept(photoId)))
    const step = (kept: Kit) => {
      const next = joined(kept, mine, before)
      return { ...next, name: name || next.name }
    }
    const first = await saveKit(opened.id, step, lacking)
    const { problem } = first
    // Photos that the phone refuses take no words with them. They are tried again with each change.
    const isWordsOnly = problem !== null && lacking.size > 0
    const part = (whole: Kit): Kit =>
      isWordsOnly ? { ...whole, photos: whole.photos.filter((photo) => !lacking.has(photo.id)) } : whole
    const saved = isWordsOnly ? await saveKit(opened.id, (kept) => part(step(kept))) : first
    if (!saved.problem) await take(opened, saved.kit, part(mine))
    if (!saved.problem && !isBlank(saved.kit) && marksOf(mine) !== marksOf(before)) onKept?.()
    if (holder.current === opened) setProblem(problem)
    noteUnkept(opened, problem !== null && !isBlank(opened.kit))
  }

  /** The same kit: by now it is another object, if the reader went and came back. */
  const nowOf = (taken: OpenKit) => (holder.current?.id === taken.id ? holder.current : taken)

  function add(photo: KitPhoto, blob: Blob | undefined, taken: OpenKit): Promise<unknown> {
    const opened = nowOf(taken)
    if (blob) opened.blobs.set(photo.id, blob)
    return change((now) => joined(now, { ...emptyKit, photos: [photo] }), opened) // once, however often it is asked for
  }

  /** Into the kit in which they were taken, whichever is shown by the time they are small. */
  async function addPhotos(files: readonly File[]): Promise<void> {
    const taken = held()
    const era = eraOf(id)
    setAdding(true)
    try {
      const elsewhere = others.reduce((sum, other) => sum + bytesOf(other.kit.photos), 0)
      for (const file of files) {
        const limit = photoLimit(nowOf(taken).kit, elsewhere)
        if (limit) return toast.warning(problems[limit])
        const small = await shrinkPhoto(file)
        if (eraOf(id) !== era) return
        if (small === null) {
          toast.error(problems.unreadable)
          continue
        }
        // Not awaited: the disk may never answer.
        void add({ id: newPhotoId(), thumb: small.thumb, bytes: small.blob.size }, small.blob, taken)
      }
    } finally {
      setAdding(false)
    }
  }

  async function erase(isAll: boolean): Promise<void> {
    const opened = held()
    if (!(await deleteOpenKit(opened, isAll, save))) return toast.error(erasing.failed)
    if (holder.current === opened) setKit(opened.kit)
    setProblem(null)
    if (isAll) setOthers([])
    toast.success(erasing.done)
  }

  return {
    kit,
    others: others.map((other) => ({ id: other.id, name: other.kit.name })),
    problem,
    isAdding,
    isBlank: isBlank(kit),
    // A press is about what stood on the screen, where a kit that was read a moment ago may not stand yet.
    tick(point: string) {
      void change((now) => joined(now, withTick(kit, point), kit))
    },
    write(notes: string) {
      void change((now) => joined(now, { ...kit, notes }, kit))
    },
    addPhotos,
    removePhoto: (photo: KitPhoto) => removePhoto(photo, held(), { change, add }),
    erase,
    /** What the phone keeps, also for a press that comes before it is read. It is at hand for a later one. */
    async settled(): Promise<Kit> {
      const opened = held()
      await Promise.race([opened.settled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
      return opened.kit
    },
    /** In their order, without waiting: a share sheet opens only soon after a press. */
    files: ({ photos }: Kit) =>
      photos.flatMap(({ id: photoId }, index) => {
        const blob = holder.current?.blobs.get(photoId)
        return blob ? [new File([blob], `adbond-${index + 1}.jpg`, { type: 'image/jpeg' })] : []
      }),
  }
}

/** `randomUUID` is missing outside secure contexts, such as a test on the local network. */
const newPhotoId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`

/** All that a screen shows of it: a kit that says the same is not drawn again. */
const marksOf = ({ name, notes, ticks, photos }: Kit): string =>
  JSON.stringify([name, notes, ticks, photos.map(({ id }) => id)])
