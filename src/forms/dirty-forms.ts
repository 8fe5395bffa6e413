/**
 * Forms with words that nobody has sent yet. The page never reloads over them by itself. If the person accepts a
 * reload, `sessionStorage` carries their words across. They are removed from it as soon as this code is there, whether
 * a form comes or not (decision G15).
 */

import { typeAgain, typedAhead } from './typed-ahead.ts'

const STORAGE_KEY = 'adbond-drafts'
/** Beside the names of the forms. */
const TYPED_AHEAD = 'typed ahead'
const drafts = new Map<string, object>()
const handedOver = new Set<string>()
const takers = new Map<string, (draft: object) => void>()
/** What the disk refused: no reload carries it (leave-guard.ts). */
export const onlyInMemory = new Set<string>()
let carried = takeCarried()

export const hasDirtyForm = (): boolean =>
  onlyInMemory.size > 0 || Object.keys(allDrafts()).length > 0 || isTypedAhead()

/** With those whose form has not come yet. */
const allDrafts = () => ({ ...carried, ...Object.fromEntries(drafts) })

const isTypedAhead = (): boolean => Object.keys(typedAhead()).length > 0

/** `null`: nothing in it is worth keeping. */
export function noteDraft(form: string, draft: object | null): void {
  if (draft !== null) drafts.set(form, draft)
  else {
    drafts.delete(form)
    handedOver.delete(form)
  }
}

/** The outbox has what the form holds: a reload carries no second one. It is over when the form is empty. */
export function noteHandedOver(form: string, isHandedOver: boolean): void {
  if (isHandedOver) handedOver.add(form)
  else handedOver.delete(form)
}

/** Right before a reload that the person asked for. Where the browser asks first, they may stay after all. */
export function carryDrafts(): void {
  if (onlyInMemory.size > 0) addEventListener('pagehide', writeCarried, { once: true })
  else writeCarried()
}

function writeCarried(): void {
  const all = Object.fromEntries(Object.entries(allDrafts()).filter(([form]) => !handedOver.has(form)))
  if (isTypedAhead()) all[TYPED_AHEAD] = typedAhead()
  if (Object.keys(all).length === 0) return
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all))
  } catch {
    // storage is forbidden: nothing else outlives a reload and ends with the tab
  }
}

/** Returns once what this form held before the reload; `undefined` when there was none. */
export function takeDraft(form: string): unknown {
  const draft = carried[form]
  delete carried[form]
  return draft
}

/** The names of those whose form has not come yet. */
export const carriedForms = (): string[] => Object.keys(carried)

/** For the page as it came anew; React then finds it in the fields. */
export function typeCarriedAgain(): void {
  const texts = takeDraft(TYPED_AHEAD)
  if (texts) typeAgain(texts as Record<string, string>)
}

/** What no form has taken yet is erased, in this tab too. */
export function dropCarried(): void {
  carried = {}
}

/** Calls back with what another part of the page hands this form. Returns a function that ends that. */
export function onDraftGiven(form: string, take: (draft: object) => void): () => void {
  takers.set(form, take)
  return () => takers.delete(form)
}

/**
 * Hands values to the form on this page, or to the next one of that name. Check first whether it holds other words
 * (`draftIn`).
 */
export function giveDraft(form: string, draft: object): void {
  const take = takers.get(form)
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
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {} // storage is forbidden, or somebody else wrote there
  }
}
