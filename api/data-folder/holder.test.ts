import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isHeldBy, removeHolder, thisHolder, writeHolder } from './holder.ts'

const line = vi.hoisted(() => ({ fault: null as string | null }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const readFileSync = (...asked: Parameters<typeof real.readFileSync>) => {
    if (line.fault) throw Object.assign(new Error(line.fault), { code: line.fault })
    return real.readFileSync(...asked)
  }
  return { ...real, readFileSync }
})

describe('the folder of a server that runs', () => {
  const holder = thisHolder()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'adbond-holder-'))
    writeHolder(folder, holder)
  })
  afterEach(() => {
    line.fault = null
    rmSync(folder, { recursive: true })
  })

  it('is its own as long as its name stands there', () => {
    expect(isHeldBy(folder, holder)).toBe(true)
    writeHolder(folder, thisHolder())
    expect(isHeldBy(folder, holder)).toBe(false)
    removeHolder(folder)
    expect(isHeldBy(folder, holder)).toBe(false)
  })

  it.each([
    ['EMFILE', true],
    ['ENFILE', true],
    ['EIO', false],
  ])('that can not be looked at because of %s is its own: %s', (code, isOwn) => {
    line.fault = code
    expect(isHeldBy(folder, holder)).toBe(isOwn)
  })
})
