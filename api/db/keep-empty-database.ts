/** `node api/db/keep-empty-database.ts`, run by the build: a first `npm start` then has its database at once. */
import { keepEmptyDatabase } from './empty-database.ts'

await keepEmptyDatabase()
