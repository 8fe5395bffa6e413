import { defineConfig } from 'drizzle-kit'

/**
 * One folder of migrations serves PGlite and PostgreSQL: `npx drizzle-kit generate --name <what-changes>` adds to it.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/db/schema/*.ts',
  out: './api/db/migrations',
})
