/** `node build/budgets/budgets.ts`: weighs the build in dist/, and fails above a limit. A step of `npm test`. */
import { holdBudgets } from './byte-budgets.ts'

await holdBudgets({ isStrict: true })
