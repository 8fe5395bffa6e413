import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadFiles } from './served-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adbond-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, bytes: string | Uint8Array) => writeFileSync(join(folder, name), bytes)
const codings = () => Object.keys(loadFiles(folder).get('sw.js')?.encoded ?? {})

describe('the worker', () => {
  it('is sent compressed when the copies beside it say the same', () => {
    write('sw.js', 'the worker')
    write('sw.js.br', brotliCompressSync('the worker'))
    write('sw.js.gz', gzipSync('the worker'))
    expect(codings()).toEqual(['br', 'gzip'])
  })

  it.each([
    ['of the old worker', brotliCompressSync('the worker'), gzipSync('the worker')],
    ['that are broken', Buffer.from('the work'), Buffer.from('the work')],
  ])('that the owner replaced by the kill switch is sent as it is, beside copies %s', (_, br, gz) => {
    write('sw.js.br', br)
    write('sw.js.gz', gz)
    write('sw.js', 'the kill switch')
    expect(codings()).toEqual([])
    expect([...loadFiles(folder).keys()]).toEqual(['sw.js'])
  })
})
