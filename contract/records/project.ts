import * as v from 'valibot'
import {
  description,
  id,
  listOf,
  MOST_RECORDS,
  numberOrNull,
  pageCount,
  recordOrNull,
  recordsOf,
  text,
} from './lenient.ts'
import { packageListSchema, promoSchema } from './package.ts'
import { projectTypeRefSchema } from './project-type-ref.ts'

export const projectSchema = v.object({
  id,
  name: v.pipe(text(300), v.nonEmpty()),
  description,
  status: text(60),
  projectType: recordOrNull(projectTypeRefSchema),
  packages: packageListSchema,
  promos: listOf(promoSchema),
  packageCount: numberOrNull,
})
export type Project = v.InferOutput<typeof projectSchema>

export const projectListSchema = recordsOf(projectSchema, MOST_RECORDS)

export const projectPageSchema = v.object({ data: projectListSchema, pages: pageCount })
export type ProjectPage = v.InferOutput<typeof projectPageSchema>
