// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, keys } from 'idb-keyval'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refuseAsSafari } from '#contract/full-phone-for-tests.ts'
import { KIT_DATABASE, KIT_TABLE } from '#contract/kept-names.ts'
import { toast } from '#src/ui/toast.ts'
import { eraseKits } from './erase-kits.ts'
import { InspectionKit } from './inspection-kit.tsx'
import { erasing } from './kit-copy.ts'
import { emptyKit } from './kit-record.ts'
import { deleteAllKits, deleteKit, kitsOnPhone, saveKit } from './kit-store.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { dropUnkept } from './unkept-kits.ts'

vi.mock('./kit-store.ts', { spy: true })
vi.mock('./shrink-photo.ts', () => ({
  shrinkPhoto: vi.fn(async (blob: Blob) => ({ blob, thumb: 'data:image/jpeg;base64,AA' })),
}))
const wait = setTimeout

/** Calls back once React has taken the page over, before any later task. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(() => queueMicrotask(onTaken), [onTaken])
  return null
}

vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
const opened: { unmount: () => void }[] = []
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const root of opened.splice(0)) root.unmount()
  document.body.innerHTML = ''
  dropUnkept()
  await deleteAllKits()
})

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const kitOf101 = (onTaken: () => void) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={['/site_tour/kit?package=101']}>
      <InspectionKit />
      <Taken onTaken={onTaken} />
    </MemoryRouter>
  </QueryClientProvider>
)

const part = <Part extends HTMLElement>(selector: string, within: ParentNode = document): Part => {
  const found = within.querySelector<Part>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

function type(letter: string, within?: ParentNode): void {
  const notes = part<HTMLTextAreaElement>('textarea', within)
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  setValue?.call(notes, notes.value + letter)
  notes.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what is written and ticked while React takes the page over is of the package in the address, and whole', async () => {
  document.body.innerHTML = `<main>${renderToString(kitOf101(() => undefined))}</main>`
  part<HTMLTextAreaElement>('textarea').value = 'Beacon '
  const { value: point } = part<HTMLInputElement>('[type=checkbox]')
  const root = hydrateRoot(
    part('main'),
    kitOf101(() => {
      for (const letter of '4471') type(letter)
      part('[type=checkbox]').click()
    }),
  )
  await vi.waitFor(async () =>
    expect(await kitsOnPhone()).toMatchObject([{ id: '101', kit: { notes: 'Beacon 4471', ticks: [point] } }]),
  )
  opened.push(root)
})

test('the browser puts nothing of a deleted kit back when a page of before is opened again', () => {
  document.body.innerHTML = renderToString(kitOf101(() => undefined))
  const fields = [...document.querySelectorAll<HTMLInputElement>('textarea, [type=checkbox]')]
  expect(fields.length).toBeGreaterThan(1)
  expect(fields.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([])
})

const aMoment = () => new Promise((read) => wait(read, 50))

describe('one kit in two tabs', () => {
  async function openTab(): Promise<HTMLElement> {
    const tab = document.body.appendChild(document.createElement('div'))
    const root = createRoot(tab)
    opened.push(root)
    await new Promise<void>((taken) => root.render(kitOf101(taken)))
    await aMoment()
    return tab
  }
  const isKept = (kit: object) =>
    vi.waitFor(async () => expect(await kitsOnPhone()).toMatchObject([{ id: '101', kit }]))

  test('a tick in one takes away nothing that was written in the other', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const { value: point } = part<HTMLInputElement>('[type=checkbox]', first)
    for (const letter of 'Beacon 4471') type(letter, second)
    await isKept({ notes: 'Beacon 4471' })
    part('[type=checkbox]', first).click()
    await isKept({ notes: 'Beacon 4471', ticks: [point] })
    await vi.waitFor(() =>
      expect(part<HTMLTextAreaElement>('textarea', first).value, 'it shows what is kept').toBe('Beacon 4471'),
    )
    for (const letter of ', dry') type(letter, first)
    await isKept({ notes: 'Beacon 4471, dry' })
  })

  test('what was erased in one does not come back with a tick in the other', async () => {
    const first = await openTab()
    for (const letter of 'Beacon') type(letter, first)
    await isKept({ notes: 'Beacon' })
    await deleteAllKits()
    const tick = part<HTMLInputElement>('[type=checkbox]', first)
    tick.click()
    await isKept({ notes: '', ticks: [tick.value] })
  })

  test('a tab that comes back into sight shows what is there now: what was erased elsewhere is gone', async () => {
    const first = await openTab()
    for (const letter of 'Beacon') type(letter, first)
    await isKept({ notes: 'Beacon' })
    await deleteAllKits()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(part<HTMLTextAreaElement>('textarea', first).value).toBe(''))
    expect(await kitsOnPhone()).toEqual([])
  })

  test('a letter that is typed before the screen shows what was just read replaces none of it', async () => {
    const first = await openTab()
    for (const letter of 'Beacon') type(letter, first)
    await isKept({ notes: 'Beacon' })
    const { getAll } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
      this: IDBObjectStore,
      keys,
    ) {
      const request = getAll.call(this, keys)
      request.addEventListener('success', async () => {
        for (let step = 0; step < 100; step += 1) await null // the page has it, and React has not drawn it
        expect(part<HTMLTextAreaElement>('textarea', document.body.lastElementChild ?? first).value).toBe('')
        type('!', document.body.lastElementChild ?? first)
      })
      return request
    })
    await openTab()
    await isKept({ notes: 'Beacon\n!' })
  })

  test('a kit that the phone did not give at first is not replaced by what is ticked meanwhile', async () => {
    const first = await openTab()
    for (const letter of 'Beacon') type(letter, first)
    await isKept({ notes: 'Beacon' })
    vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementationOnce(() => {
      throw new DOMException('The connection is lost', 'UnknownError')
    })
    const second = await openTab()
    const tick = part<HTMLInputElement>('[type=checkbox]', second)
    tick.click()
    await isKept({ notes: 'Beacon', ticks: [tick.value] })
  })

  /** How phones refuse a row: by a throw, or as Safari does on a full one. */
  const refuse = (name: string) => () => {
    throw new DOMException('refused', name)
  }
  const noRoomFor = (
    isTooMuch: (value: unknown) => boolean,
    refused: typeof refuseAsSafari = refuse('QuotaExceededError'),
  ) => {
    const { put } = IDBObjectStore.prototype
    let isRefusing = false
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (isRefusing || !isTooMuch(value)) return put.call(this, value, key)
      isRefusing = true
      try {
        return refused(this, value, key)
      } finally {
        isRefusing = false
      }
    })
  }
  const photograph = (tab: HTMLElement, ...pictures: string[]) => {
    const camera = part<HTMLInputElement>('[type=file]', tab)
    const files = pictures.map((picture) => new Blob([picture]))
    Object.defineProperty(camera, 'files', { value: files, configurable: true })
    camera.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const photo = (place: number, tab: HTMLElement) => vi.waitFor(() => part(`img[alt="Photo ${place}"]`, tab))
  const isReady = (tab: HTMLElement) =>
    vi.waitFor(() => expect(part('[type=file]', tab).getAttribute('aria-disabled')).toBe('false'))
  const alert = (tab: HTMLElement) => vi.waitFor(() => part('[role=alert]', tab))
  const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const press = async (words: string) => {
    const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)
    await vi.waitFor(() => expect(button()).toBeTruthy())
    button()?.click()
  }
  const pressDelete = async () => {
    await press(erasing.press)
    await press(erasing.confirm)
  }

  /** From now on time passes by hand alone. */
  const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  /** The next call waits until the function that this returns is called. */
  function holdBack<Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>): () => void {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    vi.mocked(call).mockClear()
    vi.mocked(call).mockImplementationOnce(async (...asked: Asked) => {
      await released
      return call(...asked)
    })
    return () => release()
  }

  test.each([
    ['for which a full phone has no room', refuse('QuotaExceededError')],
    ['for which a full iPhone has no room', refuseAsSafari],
    ['that a private window refuses', refuse('DataCloneError')],
  ])('a photo %s takes no words with it', async (_, refused) => {
    const tab = await openTab()
    noRoomFor((value) => value instanceof Blob, refused)
    photograph(tab, 'gate')
    await alert(tab)
    type('Beacon', tab) // one write: a later one would take the photo along into the next test
    await isKept({ notes: 'Beacon', photos: [] })
    expect(part('img[alt="Photo 1"]', tab)).toBeTruthy()
  })

  test('what the disk refused lives on while another screen is shown, and the browser asks before the page goes', async () => {
    expect(asksBeforeLeaving()).toBe(false)
    const full = noRoomFor(() => true)
    const tab = await openTab()
    for (const letter of 'Beacon') type(letter, tab)
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(true))
    opened.pop()?.unmount()
    full.mockRestore()
    await openTab()
    await isKept({ notes: 'Beacon' })
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  })

  test('what a silent disk has not answered yet is on the screen when the reader comes back', async () => {
    const first = await openTab()
    stopTheClock()
    const silent = vi
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(
        () => ({ objectStore: () => new Proxy({}, { get: () => () => ({}) }) }) as unknown as IDBTransaction,
      )
    for (const letter of 'Beacon') type(letter, first)
    await vi.waitFor(() => expect(part<HTMLTextAreaElement>('textarea', first).value).toBe('Beacon'))
    opened.pop()?.unmount()
    const again = await openTab()
    expect(part<HTMLTextAreaElement>('textarea', again).value).toBe('Beacon')
    await vi.advanceTimersByTimeAsync(5_000)
    await alert(again)
    silent.mockRestore()
  })

  test('what a silent disk has not taken is told after five seconds, and counts when it takes it after all', async () => {
    const tab = await openTab()
    stopTheClock()
    const release = holdBack(saveKit)
    photograph(tab, 'gate')
    await photo(1, tab)
    await isReady(tab)
    await vi.advanceTimersByTimeAsync(5_000)
    await alert(tab)
    expect(asksBeforeLeaving()).toBe(true)
    photograph(tab, 'fence')
    await photo(2, tab)
    release()
    await isKept({ photos: [{ bytes: 4 }, { bytes: 5 }] })
    await vi.waitFor(() => expect(tab.querySelector('[role=alert]')).toBeNull())
    expect(asksBeforeLeaving()).toBe(false)
  })

  test('a deletion that waits behind a silent disk is told after ten seconds, and takes nothing away later', async () => {
    const failed = vi.spyOn(toast, 'error').mockReturnValue()
    const tab = await openTab()
    stopTheClock()
    const release = holdBack(saveKit)
    for (const letter of 'Beacon') type(letter, tab)
    await pressDelete()
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(erasing.failed))
    type('!', tab)
    release()
    await isKept({ notes: 'Beacon!' })
  })

  test('a deletion that comes too late takes nothing of what was written since its failure was told', async () => {
    const failed = vi.spyOn(toast, 'error').mockReturnValue()
    const done = vi.spyOn(toast, 'success').mockReturnValue()
    const tab = await openTab()
    for (const letter of 'Beacon') type(letter, tab)
    await isKept({ notes: 'Beacon' })
    stopTheClock()
    const release = holdBack(deleteKit)
    await pressDelete()
    await vi.waitFor(() => expect(deleteKit).toHaveBeenCalled()) // one that has not begun does not begin any more
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(erasing.failed))
    for (const letter of ' 4471') type(letter, tab)
    release()
    await isKept({ notes: ' 4471' })
    await vi.waitFor(() => expect(part<HTMLTextAreaElement>('textarea', tab).value).toBe(' 4471'))
    expect(done).not.toHaveBeenCalled()
  })

  test('a deletion that ends while another kit is shown empties nothing of that one', async () => {
    const done = vi.spyOn(toast, 'success').mockReturnValue()
    await saveKit('general', () => ({ ...emptyKit, notes: 'Any estate' }))
    const tab = await openTab()
    for (const letter of 'Beacon') type(letter, tab)
    const release = holdBack(deleteKit)
    await pressDelete()
    part<HTMLAnchorElement>('li a[href="/site_tour/kit"]', tab).click()
    const notes = () => part<HTMLTextAreaElement>('textarea', tab).value
    await vi.waitFor(() => expect(notes()).toBe('Any estate'))
    release()
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith(erasing.done))
    await aMoment()
    expect(notes()).toBe('Any estate')
  })

  test.each([
    ['this kit', pressDelete],
    [
      'everything on this phone',
      () => {
        opened.pop()?.unmount()
        return eraseKits()
      },
    ],
  ])('a photo that is still being made small goes with %s', async (_, erase) => {
    const tab = await openTab()
    photograph(tab, 'gate', 'fence')
    const release = holdBack(shrinkPhoto) // of the second, since the first one is under way
    await isKept({ photos: [{ bytes: 4 }] })
    await erase()
    await vi.waitFor(async () => expect(await kitsOnPhone()).toEqual([]))
    release()
    await aMoment()
    expect(await keys(createStore(KIT_DATABASE, KIT_TABLE))).toEqual([])
  })

  test('photos that are still being made small go to the kit in which they were taken', async () => {
    await saveKit('general', () => ({ ...emptyKit, notes: 'Any estate' }))
    const tab = await openTab()
    const release = holdBack(shrinkPhoto)
    photograph(tab, 'gate', 'fence')
    part<HTMLAnchorElement>('li a[href="/site_tour/kit"]', tab).click()
    const notes = () => part<HTMLTextAreaElement>('textarea', tab).value
    await vi.waitFor(() => expect(notes()).toBe('Any estate'))
    release()
    await isReady(tab)
    await vi.waitFor(async () =>
      expect(await kitsOnPhone()).toMatchObject([
        { id: '101', kit: { notes: '', photos: [{ bytes: 4 }, { bytes: 5 }] } },
        { id: 'general', kit: { notes: 'Any estate', photos: [] } },
      ]),
    )
    expect(tab.querySelector('img[alt="Photo 1"]'), 'it is no photo of this kit').toBeNull()
  })

  test('who went to another kit and came back sees the photos that were made small meanwhile', async () => {
    await saveKit('general', () => ({ ...emptyKit, notes: 'Any estate' }))
    await saveKit('101', () => ({ ...emptyKit, notes: 'Beacon' }))
    const tab = await openTab()
    const release = holdBack(shrinkPhoto)
    photograph(tab, 'gate', 'fence')
    const notes = () => part<HTMLTextAreaElement>('textarea', tab).value
    part<HTMLAnchorElement>('li a[href="/site_tour/kit"]', tab).click()
    await vi.waitFor(() => expect(notes()).toBe('Any estate'))
    part<HTMLAnchorElement>('li a[href="/site_tour/kit?package=101"]', tab).click()
    await vi.waitFor(() => expect(notes()).toBe('Beacon'))
    release()
    await photo(2, tab)
    await vi.waitFor(async () =>
      expect(await kitsOnPhone()).toMatchObject([
        { id: '101', kit: { notes: 'Beacon', photos: [{ bytes: 4 }, { bytes: 5 }] } },
        { id: 'general', kit: { photos: [] } },
      ]),
    )
  })

  test('what the disk refused goes with all that is deleted from this phone', async () => {
    const full = noRoomFor(() => true)
    const tab = await openTab()
    for (const letter of 'Beacon') type(letter, tab)
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(true))
    opened.pop()?.unmount()
    full.mockRestore()
    await eraseKits()
    expect(asksBeforeLeaving()).toBe(false)
    expect(part<HTMLTextAreaElement>('textarea', await openTab()).value).toBe('')
    expect(await kitsOnPhone()).toEqual([])
  })

  describe.each([
    ['everything on this phone is', async () => (await import('./erase-kits.ts')).eraseKits()],
    [
      'all kits are',
      async () => {
        const [{ deleteOpenKit }, { newKit }] = [
          await import('./delete-open-kit.ts'),
          await import('./unkept-kits.ts'),
        ]
        await deleteOpenKit(newKit('general'), true, async () => undefined)
      },
    ],
  ])('when %s deleted in another window', (_, erase) => {
    /** With modules of its own, and no window hears an event of another. */
    async function eraseElsewhere() {
      vi.resetModules()
      const dispatch = vi.spyOn(globalThis, 'dispatchEvent').mockReturnValueOnce(true)
      await erase()
      dispatch.mockRestore()
    }
    async function typeInVain(): Promise<HTMLElement> {
      const full = noRoomFor(() => true)
      const tab = await openTab()
      type('Beacon', tab) // at once: a second write would find room
      await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(true))
      full.mockRestore()
      return tab
    }

    test('what the disk refused in this one goes from the screen, and does not come back', async () => {
      const tab = await typeInVain()
      await eraseElsewhere()
      await vi.waitFor(() => expect(part<HTMLTextAreaElement>('textarea', tab).value).toBe(''))
      document.dispatchEvent(new Event('visibilitychange'))
      await aMoment()
      expect(await kitsOnPhone()).toEqual([])
      expect(asksBeforeLeaving()).toBe(false)
    })

    test('what the disk refused in this one is gone when its screen is opened again', async () => {
      await typeInVain()
      opened.pop()?.unmount()
      await eraseElsewhere()
      await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false))
      expect(part<HTMLTextAreaElement>('textarea', await openTab()).value).toBe('')
      expect(await kitsOnPhone()).toEqual([])
    })
  })

  test('a photo that a full phone did not take is kept with the next change that it takes', async () => {
    const tab = await openTab()
    const full = noRoomFor(() => true)
    photograph(tab, 'gate')
    await alert(tab)
    full.mockRestore()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    part('[type=checkbox]', tab).click()
    await isKept({ photos: [{ bytes: 4 }] })
    const [photo] = (await kitsOnPhone())[0]?.kit.photos ?? []
    expect(put.mock.calls.map(([, key]) => key)).toEqual([`photo ${photo?.id}`, 'kit 101'])
    part('[type=checkbox]', tab).click()
    await isKept({ ticks: [], photos: [{ bytes: 4 }] })
    expect(put.mock.calls.map(([, key]) => key).at(-2), 'once').toBe('kit 101')
  })
})

test('on paper all notes stand, however many lines they have', async () => {
  const notes = Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('\n')
  await saveKit('101', () => ({ ...emptyKit, notes }))
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  opened.push(root)
  root.render(kitOf101(() => undefined))
  await vi.waitFor(() => expect(part('p.hidden.print\\:block').textContent).toBe(notes))
  expect(part('textarea').closest('.print\\:hidden')).not.toBeNull()
})
