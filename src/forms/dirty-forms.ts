/**
 * Forms that hold words nobody has sent yet. Nothing reloads the page over them by itself; when the person accepts a
 * reload, what they typed goes with them through `sessionStorage`, and is taken out of it at once (decision G15).
 */

const STORAGE_KEY = 'adbond-drafts'
const drafts = new Map<string, object>()
const takers = new Map<string, (draft: object) => void>()
let carried: Record<string, unknown> | undefined

export const hasDirtyForm = (): boolean => drafts.size > 0 || isTypedAhead()

/** Typed into a prerendered form whose code is not there yet (src/startup/awake.tsx). */
const isTypedAhead = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('[data-asleep] :is(input, textarea, select)')].some(
    ({ type, value }) => value !== '' && type !== 'radio' && type !== 'checkbox',
  )

/** `null`: nothing in it is worth keeping. */
export function noteDraft(form: string, draft: object | null): void {
  if (draft === null) drafts.delete(form)
  else drafts.set(form, draft)
}

/** Right before a reload that the person asked for. */
export function carryDrafts(): void {
  if (drafts.size === 0) return
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(drafts)))
  } catch {
    // storage is forbidden: there is no other place that outlives a reload and nothing else
  }
}

/** What this form held before the reload, once; `undefined` when there was none. */
export function takeDraft(form: string): unknown {
  carried ??= takeCarried()
  const draft = carried[form]
  delete carried[form]
  return draft
}

/** Called with what another part of the page gives this form to go on with; what it returns ends that. */
export function onDraftGiven(form: string, take: (draft: object) => void): () => void {
  takers.set(form, take)
  return () => takers.delete(form)
}

/** To the form on this page, or to the next one of that name. Look first whether it holds other words (`draftIn`). */
export function giveDraft(form: string, draft: object): void {
  const take = takers.get(form)
  carried ??= takeCarried()
  if (take) take(draft)
  else carried[form] = draft
}

/** What the form on this page holds; `undefined` when there is nothing in it. */
export const draftIn = (form: string): object | undefined => drafts.get(form)

function takeCarried(): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {} // storage is forbidden, or somebody else wrote there
  }
}
