import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compressSite } from './compress.ts'

it('the worker and the kill switch have compressed copies however short, so that one can replace the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adbond-compress-'))
  for (const name of ['sw.js', 'kill-switch.js', 'short.js']) writeFileSync(join(folder, name), 'short')
  await compressSite(folder)
  const copies = ['sw.js', 'kill-switch.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`])
  expect(readdirSync(folder).sort()).toEqual([...copies, 'short.js'].sort())
  rmSync(folder, { recursive: true })
})
