import type { ProjectTypeSlug } from './endpoints.ts'

export const PROJECT_TYPES = ['land', 'agro', 'home'] as const satisfies readonly ProjectTypeSlug[]

/** The backend says `homes`, addresses say `home`; both mean one product line (decision E9). */
const ALIASES: Record<string, ProjectTypeSlug> = { land: 'land', agro: 'agro', home: 'home', homes: 'home' }
const LABELS: Record<ProjectTypeSlug, string> = { land: 'Land', agro: 'Agro', home: 'Home' }

export function projectTypeSlug(name: string | null | undefined): ProjectTypeSlug | null {
  return ALIASES[(name ?? '').trim().toLowerCase()] ?? null
}

export const projectTypeLabel = (type: ProjectTypeSlug): string => LABELS[type]
