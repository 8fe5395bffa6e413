import type { promos } from '../db/schema/catalogue.ts'
import { writtenOut } from '../lagos-date.ts'

export type PromoRow = typeof promos.$inferSelect

export const promoRecord = ({ sampleEnd: _, ...row }: PromoRow) => ({
  ...row,
  start: writtenOut(row.start),
  end: writtenOut(row.end),
})
