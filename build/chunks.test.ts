import path from 'node:path'
import { expect, test } from 'vitest'
import { CHUNKS } from './chunks.ts'

const chunkOf = (module: string) =>
  CHUNKS.filter(({ test }) => test.test(module)).toSorted(
    (a, b) => ((b as { priority?: number }).priority ?? 0) - ((a as { priority?: number }).priority ?? 0),
  )[0]?.name

test.each([
  ['src/app/site.tsx', 'core'],
  ['src/startup/boot/boot.ts', 'boot'],
  ['node_modules/react-dom/client.js', 'core'],
  ['index.html', undefined],
])('%s belongs to %s', (file, chunk) => {
  expect(chunkOf(path.resolve(file))).toBe(chunk)
})

test('a folder above the project takes nothing, whatever its name', () => {
  for (const above of ['/usr/src/app', '/home/ada/outbox', '/srv/src/boot'])
    for (const file of ['index.html', 'src/routes/faqs.tsx'])
      expect(chunkOf(`${above}/${file}`)).toBeUndefined()
})
