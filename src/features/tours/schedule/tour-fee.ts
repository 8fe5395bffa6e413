import { naira } from '#src/format/naira.ts'

/** Whole naira on tour views (spec §9); a fee of 0 is "Free" (decision E16). */
export const tourFee = (fee: number): string => (fee > 0 ? naira(fee, { decimals: 0 }) : 'Free')
