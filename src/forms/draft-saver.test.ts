import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftSaver, type DraftFields } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const phone: {
    holds: DraftFields | null
    writes: number
    isKept: boolean
    isOver: boolean
    refuses: boolean
    erases: boolean
  } = {
    holds: null,
    writes: 0,
    isKept: false,
    isOver: false,
    refuses: false,
    erases: true,
  }
  const saver = createDraftSaver(
    {
      save: async (fields) => {
        if (phone.refuses) return false
        phone.holds = fields
        phone.writes++
        return true
      },
      eraseIf: async (isOurs) => {
        if (!phone.erases) return false
        if (phone.holds && isOurs(phone.holds)) phone.holds = null
        return true
      },
    },
    (isKept) => {
      phone.isKept = isKept
    },
    () => {
      phone.isOver = true
    },
  )
  return { phone, saver }
}

const later = () => vi.advanceTimersByTimeAsync(400)
const flushed = () => vi.advanceTimersByTimeAsync(0)

describe('a half-filled form', () => {
  test('is written once per pause, with the last words', async () => {
    const { phone, saver } = start()
    for (const name of ['A', 'Ad', 'Ada']) saver.change({ name })
    expect(phone.writes).toBe(0)
    await later()
    expect(phone).toMatchObject({ holds: { name: 'Ada' }, writes: 1, isKept: true })
  })

  test('is written at once when the page goes away', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    saver.flush()
    await flushed()
    expect(phone.holds).toEqual({ name: 'Ada' })
  })

  test('is not written again while nothing changes', async () => {
    const { phone, saver } = start()
    saver.begin({ name: 'Ada' }, true)
    saver.change({ name: 'Ada' })
    await later()
    expect(phone.writes).toBe(0)
  })

  test('is written whatever older text of it the phone may still hold', async () => {
    const { phone, saver } = start()
    phone.holds = { name: 'Ad' }
    saver.begin({ name: 'Ada' }, false)
    saver.change({ name: 'Ada' })
    await later()
    expect(phone.holds).toEqual({ name: 'Ada' })
  })

  test('is erased if it came back from the phone and is emptied', async () => {
    const { phone, saver } = start()
    phone.holds = { name: 'Old' }
    saver.begin({ name: 'Old' }, true)
    saver.change(null)
    await flushed()
    expect(phone.holds).toBeNull()
  })

  test('is called kept when the disk holds it, whatever older order a slow disk still carries out', async () => {
    const disk: ((isDone: boolean) => void)[] = []
    const answer = () => new Promise<boolean>((resolve) => void disk.push(resolve))
    const told: boolean[] = []
    const saver = createDraftSaver(
      { save: answer, eraseIf: answer },
      (isKept) => void told.push(isKept),
      () => undefined,
    )
    saver.change({ name: 'Ada' })
    saver.flush()
    saver.change(null)
    expect(told).toEqual([false])
    saver.change({ name: 'Bola' })
    saver.flush()
    for (const done of disk.slice(0, 2)) done(true)
    await flushed()
    expect(told).toEqual([false])
    disk[2]?.(true)
    await flushed()
    expect(told).toEqual([false, true])
  })

  test('is written once the disk works again, and keeps its way to be erased meanwhile', async () => {
    const { phone, saver } = start()
    phone.holds = { name: 'Ad' }
    saver.begin({ name: 'Ad' }, true)
    phone.refuses = true
    saver.change({ name: 'Ada' })
    await later()
    expect(phone).toMatchObject({ isKept: false, isOver: false })
    phone.refuses = false
    saver.flush()
    await flushed()
    expect(phone).toMatchObject({ holds: { name: 'Ada' }, isKept: true })
  })

  test('is erased once the disk works again', async () => {
    const { phone, saver } = start()
    phone.holds = { name: 'Ada' }
    saver.begin({ name: 'Ada' }, true)
    phone.erases = false
    saver.change(null)
    await flushed()
    expect(phone).toMatchObject({ holds: { name: 'Ada' }, isOver: true })
    phone.erases = true
    saver.flush()
    await flushed()
    expect(phone.holds).toBeNull()
  })

  test('is erased as soon as it is empty', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    await later()
    saver.change(null)
    await flushed()
    expect(phone).toMatchObject({ holds: null, isKept: false })
  })

  test('is not said to be kept where the phone refuses', async () => {
    const { phone, saver } = start()
    phone.refuses = true
    saver.change({ name: 'Ada' })
    await later()
    expect(phone.isKept).toBe(false)
  })
})

describe('a form that the outbox has taken', () => {
  test('is not kept twice, whatever is still on its way', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    await later()
    saver.change({ name: 'Ada Obi' })
    saver.handOver()
    await later()
    saver.flush()
    await flushed()
    expect(phone).toMatchObject({ holds: null, isKept: false })
  })

  test('is kept again when it was refused', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    saver.handOver()
    saver.takeBack()
    await flushed()
    expect(phone).toMatchObject({ holds: { name: 'Ada' }, isKept: true })
  })

  test('is written at once with what a refusal changed: nobody knows when the page is loaded again', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada', corrects: 'first' })
    saver.handOver()
    saver.takeBack()
    saver.change({ name: 'Ada', corrects: 'second' })
    await flushed()
    expect(phone.holds).toEqual({ name: 'Ada', corrects: 'second' })
    saver.change({ name: 'Ad', corrects: 'second' })
    await flushed()
    expect(phone.holds).toEqual({ name: 'Ada', corrects: 'second' })
  })

  test.each(['sent', 'emptied'])(
    'leaves the draft that another tab typed over it, when it is %s',
    async (what) => {
      const { phone, saver } = start()
      saver.change({ name: 'Ada' })
      await later()
      phone.holds = { name: 'Bola' }
      if (what === 'sent') saver.handOver()
      saver.change(null)
      await flushed()
      expect(phone.holds).toEqual({ name: 'Bola' })
    },
  )

  test('takes along what of it was typed and written before', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ad' })
    await later()
    phone.refuses = true
    saver.change({ name: 'Ada' })
    await later()
    expect(phone.holds).toEqual({ name: 'Ad' })
    saver.handOver()
    await flushed()
    expect(phone.holds).toBeNull()
  })

  test('is not written again when the person erased it meanwhile, but the next words are', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    saver.handOver()
    saver.letGo()
    saver.flush()
    await later()
    expect(phone.holds).toBeNull()
    saver.change({ name: 'Bola' })
    await later()
    expect(phone.holds).toEqual({ name: 'Bola' })
  })

  test('stays on the phone, if only memory has it, when the next words are not taken and are erased', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    await later()
    phone.refuses = true
    saver.setAside()
    saver.change(null)
    saver.change({ name: 'B' })
    await later()
    saver.change(null)
    await flushed()
    expect(phone.holds).toEqual({ name: 'Ada' })
  })

  test('makes room for the next once it is empty', async () => {
    const { phone, saver } = start()
    saver.change({ name: 'Ada' })
    saver.handOver()
    saver.change(null)
    saver.change({ name: 'Chi' })
    await later()
    expect(phone.holds).toEqual({ name: 'Chi' })
  })

  test('follows a page that sent just that, and one that erases everything always', async () => {
    const { saver } = start()
    const ada = [JSON.stringify({ name: 'Ada' })]
    expect([saver.follows(ada), saver.follows(null)]).toEqual([false, false])
    saver.change({ name: 'Ada' })
    expect([saver.follows(ada), saver.follows(null)]).toEqual([true, true])
    saver.change({ name: 'Ada Obi' })
    expect([saver.follows(ada), saver.follows(null)], 'it is another booking').toEqual([false, true])
    saver.handOver()
    expect(saver.follows(null), 'it is being sent here').toBe(false)
  })

  test('tells with what it erases what this page has written there, and not what it found', async () => {
    const eraseIf = vi.fn(async () => true)
    const saver = createDraftSaver(
      { save: async () => true, eraseIf },
      () => undefined,
      () => undefined,
    )
    saver.begin({ name: 'Ada' }, true)
    saver.change({ name: 'Bola' })
    await later()
    saver.change({ name: 'Bola Ige' })
    await later()
    saver.handOver()
    expect(eraseIf).toHaveBeenCalledWith(
      expect.any(Function),
      [{ name: 'Bola' }, { name: 'Bola Ige' }].map((fields) => JSON.stringify(fields)),
    )
  })
})

describe('the names of what a form has on the phone', () => {
  const written = async () => {
    const ids: string[] = []
    const saver = createDraftSaver(
      { save: async (_, id) => ids.push(id) > 0, eraseIf: async () => true },
      () => undefined,
      () => undefined,
    )
    return { saver, ids }
  }

  test('are those of the last text and of the one before: each text has its own', async () => {
    const { saver, ids } = await written()
    saver.begin({ name: 'Ad' }, true, 'found')
    expect(saver.ids()).toEqual(['found'])
    saver.change({ name: 'Ada' })
    await later()
    expect(saver.ids()).toEqual(['found', ids[0]])
    saver.change({ name: 'Ada Obi' })
    expect(saver.ids(), 'they are known before the text is written').toEqual(ids)
    expect(new Set(ids).size).toBe(2)
  })

  test.each([
    ['written', false],
    ['found', true],
  ])('include what a full phone still holds: the last that was %s', async (_, isFound) => {
    const names: string[] = []
    const save = vi.fn(async (_fields: DraftFields, id: string) => names.push(id) > 0)
    const saver = createDraftSaver(
      { save, eraseIf: async () => true },
      () => undefined,
      () => undefined,
    )
    if (isFound) saver.begin({ name: 'Ad' }, true, 'found')
    else {
      saver.change({ name: 'Ad' })
      await later()
    }
    save.mockImplementation(async () => false)
    for (const name of ['Ada', 'Ada O', 'Ada Ob']) {
      saver.change({ name })
      await later()
    }
    expect(saver.ids()).toContain(isFound ? 'found' : names[0])
    expect(saver.ids().length).toBeLessThan(4)
    saver.change(null)
    expect(saver.ids()).toEqual([])
  })

  test.each([null, 'first'])(
    'include what still stands on the phone when the form takes its words back: corrects %s',
    async (corrects) => {
      let takes = true
      const names: string[] = []
      const saver = createDraftSaver(
        { save: async (_, id) => takes && names.push(id) > 0, eraseIf: async () => takes },
        () => undefined,
        () => undefined,
      )
      saver.change({ name: 'Ada' })
      await later()
      takes = false
      saver.takeBack(corrects)
      await flushed()
      expect(saver.ids()).toContain(names[0])
    },
  )

  test('do not include what a full phone still holds of the person before', async () => {
    let takes = true
    const names: string[] = []
    const saver = createDraftSaver(
      { save: async (_, id) => takes && names.push(id) > 0, eraseIf: async () => takes },
      () => undefined,
      () => undefined,
    )
    saver.change({ name: 'Ada' })
    await later()
    takes = false
    saver.change({ name: 'Bola' })
    saver.takeBack(null, true)
    await flushed()
    expect(saver.ids()).not.toContain(names[0])
  })

  test('do not include what is written only after the form was emptied', async () => {
    let end = (_: boolean) => {}
    const saver = createDraftSaver(
      { save: () => new Promise<boolean>((resolve) => (end = resolve)), eraseIf: async () => true },
      () => undefined,
      () => undefined,
    )
    saver.change({ name: 'Ada' })
    const before = saver.ids()
    saver.setAside()
    saver.change(null)
    end(true)
    await flushed()
    saver.change({ name: 'Bola' })
    expect(saver.ids().filter((id) => before.includes(id))).toEqual([])
  })

  test('have a blank, which no id of a request has', async () => {
    const { saver } = await written()
    saver.change({ name: 'Ada' })
    expect(saver.ids()).toEqual([expect.stringContaining(' ')])
  })

  test.each<[string, boolean, (saver: Awaited<ReturnType<typeof written>>['saver']) => void]>([
    ['it takes back after a refusal', true, (saver) => saver.takeBack('first')],
    ['it takes back as another request', true, (saver) => saver.takeBack(null)],
    ["it takes back as another person's", false, (saver) => saver.takeBack(null, true)],
    ['are erased', false, (saver) => saver.change(null)],
  ])('are others for the words after those that %s', async (_, isErased, act) => {
    const { saver } = await written()
    saver.begin({ name: 'Ad' }, true, 'found')
    saver.change({ name: 'Ada' })
    await later()
    const before = saver.ids()
    if (isErased) {
      saver.handOver()
      await flushed()
    }
    act(saver)
    expect(saver.ids().filter((id) => before.includes(id))).toEqual([])
    saver.change({ name: 'Bola' })
    await later()
    expect(saver.ids().filter((id) => before.includes(id))).toEqual([])
  })
})

test('what broke on the way keeps its names: the outbox may have it all the same', () => {
  const { saver } = start()
  saver.change({ name: 'Ada' })
  const before = saver.ids()
  saver.handOver()
  saver.takeBack()
  expect(saver.ids()).toEqual(before)
})

test('a form follows the request that it corrects once that has arrived, unless it was changed since', () => {
  const { saver } = start()
  saver.change({ name: 'Ada' })
  saver.takeBack('first')
  expect(saver.follows(['second'])).toBe(false)
  expect(saver.follows(['first'])).toBe(true)
  saver.change({ name: 'Ada Obi', refusedId: 'first' })
  expect(saver.follows(['first']), 'its press will be told of what has arrived').toBe(false)
  saver.takeBack(null)
  expect(saver.follows(['first']), 'these words correct nothing any more').toBe(false)
  saver.change({ name: 'Ada' })
  expect(saver.follows(['', 'first'])).toBe(false)
})

test('so does a form that a reload brought back, unless it was changed before', async () => {
  const rows: { fields: DraftFields; id: string }[] = []
  const keeper = {
    save: async (fields: DraftFields, id: string) => rows.push({ fields, id }) > 0,
    eraseIf: async () => true,
  }
  const create = () =>
    createDraftSaver(
      keeper,
      () => undefined,
      () => undefined,
    )
  const first = create()
  first.change({ name: 'Ada' })
  first.takeBack('first')
  first.change({ name: 'Ada Obi', refusedId: 'first' })
  first.flush()
  const followed = rows.map(({ fields, id }) => {
    const saver = create()
    saver.begin(fields, true, id)
    saver.change(fields)
    return saver.follows(['first'])
  })
  expect(followed).toEqual([true, false])
})

test('a form that came back while a full phone still sends its words follows them, unless it was changed since', () => {
  const { saver } = start()
  const fields = { name: 'Ada' }
  saver.begin(fields, true, 'draft 1')
  saver.change(fields)
  expect(saver.follows(['another', 'draft 2'])).toBe(false)
  expect(saver.follows(['its request', 'draft 1'])).toBe(true)
  saver.change({ name: 'Bola' })
  expect(saver.follows(['its request', 'draft 1'])).toBe(false)
  saver.change(null)
  saver.change(fields)
  expect(saver.follows(['its request', 'draft 1']), 'the same words of the next client').toBe(false)
})

test('nothing is called erased that the phone never held, or whose request is on its way', async () => {
  const { phone, saver } = start()
  phone.refuses = true
  saver.change({ name: 'Ada' })
  await later()
  expect(await saver.isErased()).toBe(false)
  phone.refuses = false
  saver.flush()
  await flushed()
  expect(await saver.isErased()).toBe(false)
  phone.holds = null
  expect(await saver.isErased()).toBe(true)
  saver.handOver()
  expect(await saver.isErased()).toBe(false)
})
