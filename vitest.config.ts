import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{api,build,contract,outbox,scripts,src,sw,test}/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
