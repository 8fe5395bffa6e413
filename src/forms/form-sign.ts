/** No person sees it or reaches it, and no browser fills it in: what stands in it was written by a script. */
export const TRAP_FIELD = 'subject'

/**
 * Two signs of a script, sent beside what a person wrote. `formAge`, in ms, is the page's: never less than the form's, so
 * whoever is quick in a second form is no script.
 */
export const formSign = (form: HTMLFormElement | null) => ({
  [TRAP_FIELD]: form ? String(new FormData(form).get(TRAP_FIELD) ?? '') : '',
  formAge: Math.round(performance.now()),
})
