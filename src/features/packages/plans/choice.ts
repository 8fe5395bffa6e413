import type { PaymentPlan } from './payment-plan.ts'
import type { Terms } from './terms.ts'

/** What a person wishes of a plan in parts. `deposit` is whole naira. Null: as the record says. */
export type Wished = { months: number | null; deposit: number | null }

/** What is chosen of a package. Without `terms` a plan in parts is as the record says. */
export type Choice = { plan: PaymentPlan | null; units: number; terms?: Terms | undefined }
