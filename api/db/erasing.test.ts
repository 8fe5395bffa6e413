import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OfficeError } from '../office/office-error.ts'
import { type Erasing, erasing } from './erasing.ts'
import { markForTests } from './erasing-for-tests.ts'

let mark: ReturnType<typeof markForTests>
let wipe: () => Promise<void>
let files: Erasing
beforeEach(() => {
  mark = markForTests()
  wipe = vi.fn(async () => undefined)
  files = erasing(mark, () => wipe())
})
afterEach(() => vi.restoreAllMocks())

const refused = async () => {
  throw new OfficeError('Nothing is held.')
}
const readOnly = async () => {
  throw Object.assign(new Error('cannot execute DELETE in a read-only transaction'), { code: '25006' })
}
const broken = async () => {
  throw new Error('the database failed')
}

describe('files that may hold what was erased', () => {
  it('are known before anything is erased, and until they are cleared', async () => {
    const words = await files.erase(async () => (mark.isSet() ? 'known' : 'unknown'))
    expect([words, mark.isSet()]).toEqual(['known', true])
    expect([await files.wipeIfDue(), mark.isSet()]).toEqual([true, false])
    expect(await files.wipeIfDue()).toBe(true)
    expect(wipe).toHaveBeenCalledOnce()
  })

  it.each([
    ['nothing was due', false, async () => 0, false],
    ['nobody was found', false, refused, false],
    ['the database only reads', false, readOnly, false],
    ['it may have been done', false, broken, true],
    ['nothing was due now, but before', true, async () => 0, true],
    ['nobody was found now, but before', true, refused, true],
  ])('stay as they are known when %s', async (_, before, work, after) => {
    if (before) mark.set()
    await files.erase<unknown>(work).catch(() => undefined)
    expect(mark.isSet()).toBe(after)
  })

  it('are not changed on a full disk, which the office is told in the place of a fault', async () => {
    const told = expect.stringMatching(/disk .* is full: nothing was changed.* no restart/)
    await expect(files.erase(readOnly)).rejects.toMatchObject({
      ...{ name: 'OfficeError', message: told, cause: { code: '25006' } },
    })
  })

  it('are still known after another one found nobody, or was cleared meanwhile', async () => {
    await Promise.all([files.erase(async () => 'one'), files.erase<unknown>(refused).catch(() => undefined)])
    expect(mark.isSet()).toBe(true)
    const order: string[] = []
    wipe = async () => void order.push('cleared')
    await Promise.all([files.wipeIfDue(), files.erase(async () => order.push('erased')), files.wipeIfDue()])
    expect([order, mark.isSet()]).toEqual([['cleared', 'erased', 'cleared'], false])
  })

  it('are cleared later when it can not be done now', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await files.erase(async () => 'one')
    wipe = broken
    expect([await files.wipeIfDue(), mark.isSet()]).toEqual([false, true])
    expect(said).toHaveBeenCalledOnce()
    wipe = async () => undefined
    expect([await files.wipeIfDue(), mark.isSet()]).toEqual([true, false])
  })
})
