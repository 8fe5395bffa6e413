import { defineConfig } from 'vitest/config'

/**
 * They start whole servers, databases, hosts or builds as processes of their own, or wait for a slow reader: minutes of
 * two cores. CI runs them after `npm test`, when it has installed the hosts.
 */
export const PROCESSES = [
  'api/server.test.ts',
  'api/{data-folder/{two-servers,half-copy},db/durable/durable-files,office/{commands,backup},process/start-fault}.test.ts',
  'api/{retention/erase-expired,pictures/thrifty-avif,data-folder/full-disk}.test.ts',
  'api/db/postgres/{standby-away,lost-connections,given-up,primary,migration-lock,behind-pooler}.test.ts',
  'api/process/listen.test.ts',
  'test/operation/{start,nightly-backup}.test.ts',
  'build/host/{apache/*,host-logs,site-map}.test.ts',
]

export default defineConfig({
  envDir: false, // a developer's `.env` changes no test
  test: {
    environment: 'node',
    maxWorkers: 2,
    setupFiles: ['test/harness/patience/wait-for.ts', 'api/process/quick-resolve.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000, // no promise: a busy machine stands still for seconds
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{api,build,contract,follow,outbox,scripts,src,sw,test}/**/*.test.{ts,tsx}'],
          exclude: PROCESSES,
        },
      },
      { extends: true, test: { name: 'processes', include: PROCESSES } },
    ],
  },
})
