import { defineConfig } from 'vitest/config'

/** They start whole servers as processes of their own: minutes of two cores. CI runs them after `npm test`. */
const PROCESSES = ['api/{data-folder/two-servers,office/commands,process/start-fault}.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{api,build,contract,outbox,scripts,src,sw,test}/**/*.test.{ts,tsx}'],
          exclude: PROCESSES,
        },
      },
      { extends: true, test: { name: 'processes', include: PROCESSES } },
    ],
  },
})
