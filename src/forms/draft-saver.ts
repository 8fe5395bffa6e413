/** When a half-filled form is written to the phone: soon after each change, and at once when the page goes away. */

export type DraftFields = Record<string, string>

/** The part of a form's values that may be kept. */
export const textsOf = (values: object): DraftFields =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => typeof text === 'string'))

/** Where one form is kept. Nothing here rejects; false means that the phone did not do it. */
export type DraftKeeper = {
  /** A form asks a disk that takes its time up to 20 times, `mostReads` less often. */
  read: (
    mostReads?: number,
  ) => Promise<{ savedAt: number; fields: DraftFields; id?: string | undefined } | null>
  /** `id`: the name of this text, by which a request that was made from it knows it. Each text has its own. */
  save: (fields: DraftFields, id: string) => Promise<boolean>
  /** Erases the draft that stands there, if it is one of ours. Another tab may have typed over it since. */
  eraseIf: (isOurs: (fields: DraftFields) => boolean, earlier: readonly string[]) => Promise<boolean>
  /**
   * Calls back when another page erased it, with what that page ever had there, as JSON; null if it erased everything.
   * Calls back as well with the ids of requests that have arrived. Returns what ends that.
   */
  onErased?: (listener: (gone: readonly string[] | null) => void) => () => void
}

/** A thumb types a word in this time. */
const SAVE_AFTER_MS = 400

/** With a blank, which no id of a request has: its row lists both. */
const newId = (): string => `draft ${crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`}`

/** So begins the name of a text as it was refused: a reload finds out whether it was changed since. */
const REFUSED = 'refused '

export type DraftSaver = ReturnType<typeof createDraftSaver>

/** `onKept` is told whether the phone holds the draft as it is now; `onOver`, that there is none any more. */
export function createDraftSaver(
  keeper: Pick<DraftKeeper, 'save' | 'eraseIf'>,
  onKept: (isKept: boolean) => void,
  onOver: () => void,
) {
  let wanted: DraftFields | null = null
  let stored: string | undefined = 'null'
  /** What the phone has said that it holds, as JSON. */
  let held: string | undefined
  /** The newest order to the disk: an older one that ends later tells nothing. */
  let turn = 0
  /** All that this page ever had there. */
  const own = new Set<string>()
  /** Without what it found there. */
  const written: string[] = []
  /** The names of what may stand there because of this form: `heldIds`, the last text, and the one before. */
  let ids: readonly string[] = []
  /** The name of the last text that the disk took, or of what was found: a full one still holds that. */
  let heldIds: readonly string[] = []
  /** The name of the next text; null: a new one. */
  let nextId: string | null = null
  /** What the form held when its request was refused, as JSON. */
  let asRefused = ''
  /** What it found on the phone, as JSON, and the name of that. */
  let asFound: readonly [text?: string, id?: string] = []
  let isHandedOver = false
  let isUrgent = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function erase(): Promise<void> {
    stored = 'null'
    const mine = ++turn
    onKept(false)
    onOver()
    const isDone = await keeper.eraseIf((fields) => own.has(JSON.stringify(fields)), written)
    if (isDone) heldIds = []
    else if (mine === turn) stored = undefined
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const text = JSON.stringify(wanted)
    if (isHandedOver || text === stored) return
    own.add(text)
    if (wanted === null) return erase()
    stored = text
    written.push(text)
    const mine = ++turn
    const id = nextId ?? newId()
    nextId = null
    ids = [...new Set([...heldIds, ...ids.slice(-1), id])]
    const isDone = await keeper.save(wanted, id)
    if (isDone && ids.includes(id)) heldIds = [id]
    if (mine !== turn) return
    if (!isDone) stored = undefined
    held = isDone ? text : undefined
    onKept(isDone)
  }

  return {
    /** What the form holds at the start. `isStored`: the phone holds just that; otherwise perhaps an older text. */
    begin(fields: DraftFields | null, isStored: boolean, id?: string) {
      const text = JSON.stringify(fields)
      if (id) {
        ids = heldIds = [id]
        asFound = [text, id]
      }
      if (id?.startsWith(REFUSED)) asRefused = text
      own.add(text)
      stored = isStored ? text : undefined
      held = stored
    },
    /** What the form holds now; null when nothing of it is worth keeping. */
    change(fields: DraftFields | null) {
      if (JSON.stringify(fields) !== JSON.stringify(wanted)) nextId = null
      wanted = fields
      if (fields === null) {
        isHandedOver = false
        ids = heldIds = []
        asFound = []
      }
      if (fields === null || isUrgent) {
        isUrgent = false
        void write()
      } else timer ??= setTimeout(() => void write(), SAVE_AFTER_MS)
    },
    flush: () => void write(),
    /** The names, once all of it is on its way to the disk. */
    ids(): readonly string[] {
      void write()
      return ids
    },
    /**
     * Whether the form follows another page that erased its draft. If it was sent or emptied there, only a form that
     * holds just that: another booking in another tab stays. A form also follows the request that it corrects, unless
     * something was changed in it since: its press is then told of what has arrived. So does one that came back while a
     * full phone was still sending what it holds.
     */
    follows(gone: readonly string[] | null) {
      if (isHandedOver || wanted === null) return false
      const text = JSON.stringify(wanted)
      const its = [text, text === asRefused && wanted.refusedId, text === asFound[0] && asFound[1]]
      return gone === null || gone.some((one) => its.includes(one))
    },
    /**
     * Whether nothing stands there any more of what the phone held of the form. Another page sent or emptied it, while
     * the browser kept this one for Back, where it hears nothing.
     */
    async isErased(): Promise<boolean> {
      if (isHandedOver || wanted === null || JSON.stringify(wanted) !== held) return false
      let stands = false
      const isRead = await keeper.eraseIf(() => {
        stands = true
        return false
      }, [])
      return isRead && !stands
    },
    /**
     * The outbox has it on disk; a second copy could be sent twice. Nothing is saved until the form is empty again or
     * takes it back.
     */
    handOver() {
      if (isHandedOver) return
      isHandedOver = true
      void erase()
    },
    /** The form is empty, and the phone keeps what it held: only the memory of a page has the request. */
    setAside() {
      turn += 1
      own.clear()
      written.length = 0
      wanted = null
      stored = 'null'
      onKept(false)
      onOver()
    },
    /** The person erased it meanwhile: nothing of it is written again, only what changes from now on. */
    letGo() {
      turn += 1
      isHandedOver = false
      stored = JSON.stringify(wanted)
    },
    /**
     * It stays in the form; `corrects` is the request that the next press replaces. Null: none. Undefined: the same as
     * before. `isOthers`: another person's words, who has nothing on the phone yet. Written here, because the person may
     * be on another screen by now, where the form changes no more. If it does, that is written at once.
     */
    takeBack(corrects?: string | null, isOthers = false) {
      isHandedOver = false
      isUrgent = true
      // What broke on the way keeps its name: the outbox may have it all the same.
      nextId = corrects === undefined ? (ids.at(-1) ?? null) : corrects === null ? null : REFUSED + newId()
      if (wanted && corrects !== undefined) {
        ids = heldIds = isOthers ? [] : heldIds
        const { refusedId: _, ...rest } = wanted
        wanted = corrects === null ? rest : { ...rest, refusedId: corrects }
        asRefused = JSON.stringify(wanted)
      }
      void write()
    },
  }
}
