import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'

const IDS: readonly number[] = Object.values(PROJECT_TYPE_IDS)

export const isProjectType = (id: number | null): id is number => id !== null && IDS.includes(id)
