import * as v from 'valibot'
import { PROJECT_TYPE_IDS, type ProjectTypeSlug } from './endpoints.ts'
import { id, text } from './lenient.ts'

export const PROJECT_TYPES: readonly ProjectTypeSlug[] = ['land', 'agro', 'home']

/** The backend says `homes`, addresses say `home`; both mean one product line (decision E9). */
const ALIASES: Record<string, ProjectTypeSlug> = { land: 'land', agro: 'agro', home: 'home', homes: 'home' }
const LABELS: Record<ProjectTypeSlug, string> = { land: 'Land', agro: 'Agro', home: 'Home' }

export function projectTypeSlug(name: string | null | undefined): ProjectTypeSlug | null {
  return ALIASES[(name ?? '').trim().toLowerCase()] ?? null
}

export const projectTypeLabel = (type: ProjectTypeSlug): string => LABELS[type]

export function projectTypeOfId(typeId: number): ProjectTypeSlug | null {
  return PROJECT_TYPES.find((type) => PROJECT_TYPE_IDS[type] === typeId) ?? null
}

export const projectTypeRefSchema = v.object({ id: v.optional(id), name: v.pipe(text(60), v.nonEmpty()) })
export type ProjectTypeRef = v.InferOutput<typeof projectTypeRefSchema>
