/** Separate from `project-type.ts`, so that the frame of every page needs no schemas. */
import * as v from 'valibot'
import { idOrNothing, text } from './lenient.ts'

export const projectTypeRefSchema = v.object({ id: idOrNothing, name: v.pipe(text(60), v.nonEmpty()) })
