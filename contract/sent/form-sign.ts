import * as v from 'valibot'

/** A field that no person sees and no browser fills in by itself. */
export const TRAP_FIELD = 'subject'
/** Milliseconds from opening the page to pressing the button, measured on the phone. */
export const AGE_FIELD = 'formAge'

/** Sent beside what a person wrote, and never kept by the API: two signs of a script that fills in forms. */
export const formSignSchema = v.object({ [TRAP_FIELD]: v.string(), [AGE_FIELD]: v.number() })
export type FormSign = v.InferOutput<typeof formSignSchema>
