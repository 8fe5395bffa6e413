import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { expectNamedFolders } from './named-folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'adbond-named-'))
const file = join(folder, 'file')
writeFileSync(file, '')
afterAll(() => rmSync(folder, { recursive: true }))

const start = (env: Record<string, string>) => () => expectNamedFolders(env, readSettings(env))

it.each(['SITE_DIR', 'ART_DIR'])(
  '%s that names no folder is said in one sentence, and no server starts',
  (name) => {
    const gone = join(folder, 'gone')
    expect(start({ [name]: gone })).toThrow(`${name} names no folder: ${gone}.`)
    expect(start({ [name]: file })).toThrow(`${name} names no folder`)
  },
)

it.each([{}, { SITE_DIR: ' ' }, { SITE_DIR: 'none' }, { SITE_DIR: folder, ART_DIR: `${folder}/` }])(
  'a server starts with %j',
  (env) => expect(start(env)).not.toThrow(),
)
