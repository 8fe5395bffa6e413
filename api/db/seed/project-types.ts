import type { SeedProjectType } from './types.ts'

/** Ids are fixed by the provider (spec §3); the backend says `homes` (decision E9). */
export const projectTypes: readonly SeedProjectType[] = [
  { id: 1, name: 'land' },
  { id: 2, name: 'agro' },
  { id: 3, name: 'homes' },
]
