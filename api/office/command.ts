import * as v from 'valibot'
import { correctionSchema } from './correction.ts'
import { whoSchema } from './find-person.ts'
import { cancelledSchema, idsSchema, whichBookingsSchema, whichSchema } from './lists/which.ts'

const format = v.picklist(['table', 'csv'])

/** What the office can ask for, from its own process or through the desk of the running server. */
export const commandSchema = v.variant('ask', [
  v.object({ ask: v.literal('list-bookings'), format, which: v.optional(whichBookingsSchema) }),
  v.object({ ask: v.literal('cancel-booking'), reference: v.string() }),
  v.object({ ask: v.literal('cancel-bookings'), which: cancelledSchema }),
  v.object({ ask: v.literal('list-applications'), format, which: v.optional(whichSchema) }),
  v.object({ ask: v.literal('erase-applications'), ids: idsSchema }),
  v.object({ ask: v.literal('show-person'), who: whoSchema }),
  v.object({ ask: v.literal('erase-person'), who: whoSchema }),
  v.object({ ask: v.literal('correct-person'), who: whoSchema, correction: correctionSchema }),
])

export type Command = v.InferOutput<typeof commandSchema>
