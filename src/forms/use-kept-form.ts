import { useEffect, useRef, useState } from 'react'
import { draftIn, noteDraft, noteHandedOver, onDraftGiven, takeDraft } from './dirty-forms.ts'
import {
  createDraftSaver,
  type DraftFields,
  type DraftKeeper,
  type DraftSaver,
  textsOf,
} from './draft-saver.ts'

type Options = {
  /** Its name among the forms of the page. */
  form: string
  /** Must be the same function at every render. */
  open: () => Promise<DraftKeeper>
  /** What the form holds; null when nothing of it is worth keeping. */
  fields: DraftFields | null
  /**
   * Puts what was kept into the form. Text that is already there wins: somebody typed it while we looked. False: it is
   * of somebody else, and stays out.
   */
  onRestore: (kept: DraftFields) => boolean
  /** Empties the form: another page has sent it or what it corrects, or erased all that is on the phone. */
  onErased: () => void
}

export type KeptForm = {
  /** When the draft was saved, ms since 1970; null when none was found, or it is erased. */
  restoredAt: number | null
  /** Whether the phone holds what stands in the form. */
  isKept: boolean
  /** The names of what the phone holds of it. */
  ids: () => readonly string[]
  handOver: () => void
  takeBack: DraftSaver['takeBack']
  letGo: () => void
  setAside: () => void
}

/**
 * Keeps a form on the phone while it is filled in, and restores it after a reload, an update, a crash or an empty
 * battery.
 */
export function useKeptForm({ form, open, fields, onRestore, onErased }: Options): KeptForm {
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [isKept, setIsKept] = useState(false)
  const [saver, setSaver] = useState<DraftSaver | null>(null)
  const restore = useRef(onRestore)
  restore.current = onRestore
  const empty = useRef(onErased)
  empty.current = onErased
  const text = JSON.stringify(fields)
  const live = useRef<DraftSaver | null>(null)
  const isHanded = useRef(false)
  const hasLeft = useRef(false)

  useEffect(() => {
    let isGone = false
    hasLeft.current = false
    let stopHearing: (() => void) | undefined
    const start = async () => {
      const keeper = await open()
      if (isGone) return // what was carried is for the form that stands
      const carried = carriedOver(form)
      const draft = carried ?? (await keeper.read())
      if (isGone) return
      const next = createDraftSaver(keeper, setIsKept, () => setRestoredAt(null))
      if (isHanded.current) {
        next.begin(null, true) // what stands there was never in this form
        next.handOver()
      } else {
        const isRestored = draft !== null && restore.current(draft.fields)
        next.begin(draft?.fields ?? null, !carried, isRestored ? draft.id : undefined)
        if (isRestored) {
          setRestoredAt(draft.savedAt)
          setIsKept(!carried)
        }
      }
      live.current = next
      stopHearing = keeper.onErased?.((gone) => {
        if (next.follows(gone)) empty.current()
      })
      setSaver(next)
    }
    start().catch(() => undefined) // the form also works without this part of the site
    return () => {
      isGone = true
      hasLeft.current = true
      stopHearing?.()
    }
  }, [form, open])

  useEffect(() => {
    const now: DraftFields | null = JSON.parse(text)
    noteDraft(form, now)
    if (now === null) isHanded.current = false
    saver?.change(now)
  }, [form, saver, text])
  useEffect(() => () => noteDraft(form, null), [form])
  useEffect(
    () =>
      onDraftGiven(form, (given) => {
        if (restore.current(textsOf(given))) setRestoredAt(Date.now())
      }),
    [form],
  )

  useEffect(() => {
    if (!saver) return undefined
    const onSight = async () => {
      if (document.visibilityState === 'hidden') return saver.flush()
      if (!(await saver.isErased())) return
      setIsKept(false) // its time was over; what somebody sees stays
      setRestoredAt(null)
    }
    const onBack = async ({ persisted }: PageTransitionEvent) => {
      if (persisted && (await saver.isErased())) empty.current()
    }
    document.addEventListener('visibilitychange', onSight)
    addEventListener('pagehide', saver.flush)
    addEventListener('pageshow', onBack)
    return () => {
      document.removeEventListener('visibilitychange', onSight)
      removeEventListener('pagehide', saver.flush)
      removeEventListener('pageshow', onBack)
      saver.flush()
    }
  }, [saver])

  /** The form of that name may be another one by now: who sends on a slow line looks at something else meanwhile. */
  const note = (isHandedOver: boolean) => {
    isHanded.current = isHandedOver
    if (!hasLeft.current) noteHandedOver(form, isHandedOver)
  }
  return {
    restoredAt,
    isKept,
    ids: () => live.current?.ids() ?? [],
    handOver: () => {
      note(true)
      live.current?.handOver()
    },
    takeBack: (...how) => {
      if (hasLeft.current && draftIn(form)) return // its row on the phone is that of the other one; the outbox has this one
      note(false)
      live.current?.takeBack(...how)
    },
    letGo: () => {
      note(false)
      live.current?.letGo()
    },
    setAside: () => live.current?.setAside(),
  }
}

/** What an accepted reload or another part of the site handed over: nothing can be newer. */
function carriedOver(form: string): { savedAt: number; fields: DraftFields; id?: undefined } | null {
  const carried = takeDraft(form)
  if (typeof carried !== 'object' || carried === null) return null
  return { savedAt: Date.now(), fields: textsOf(carried) }
}
