/** No person sees or reaches this field, and no browser fills it in: any text in it was written by a script. */
export const TRAP_FIELD = 'subject'

/**
 * Two signs of a script, sent beside what a person wrote. `formAge`, in ms, is the age of the page, which is never less
 * than that of the form. So a person who is quick in a second form does not look like a script.
 */
export const formSign = (form: HTMLFormElement | null) => ({
  [TRAP_FIELD]: form ? String(new FormData(form).get(TRAP_FIELD) ?? '') : '',
  formAge: Math.round(performance.now()),
})
