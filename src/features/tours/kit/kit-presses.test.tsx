// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { Blob as CopiedBlob } from 'node:buffer'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, keys } from 'idb-keyval'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KIT_DATABASE, KIT_TABLE } from '#contract/kept-names.ts'
import { notePresses } from '#src/device/last-press.ts'
import { toast } from '#src/ui/toast.ts'
import { eraseKits } from './erase-kits.ts'
import { InspectionKit } from './inspection-kit.tsx'
import { begun, erasing, notes } from './kit-copy.ts'
import { emptyKit } from './kit-record.ts'
import { deleteAllKits, dropPhotos, kitsOnPhone, readPhotos, saveKit } from './kit-store.ts'
import { dropUnkept } from './unkept-kits.ts'

vi.mock('./kit-store.ts', { spy: true })
notePresses()
vi.stubGlobal('Blob', CopiedBlob) // of happy-dom's a storage makes no copy
vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))

const photos = ['gate', 'fence', 'road'].map((id) => ({ id, bytes: id.length, thumb: thumb(id) }))
const plain = vi.spyOn(toast, 'plain')
let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)
const passHalfASecond = () => {
  now += 500
}
let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  passHalfASecond() // since the press of another test
  plain.mockReset()
  const blobs = new Map(photos.map(({ id }) => [id, new Blob([id])]))
  await saveKit('general', () => ({ ...emptyKit, photos }), blobs)
  await open('gate', 'fence', 'road')
})
afterEach(async () => {
  await close()
  dropUnkept()
  await deleteAllKits()
})

async function open(...ids: string[]): Promise<void> {
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/site_tour/kit']}>
          <InspectionKit />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await shows(...ids)
}
async function close(): Promise<void> {
  await act(async () => root.unmount())
  page.remove()
}

function thumb(id: string): string {
  return `data:image/jpeg;base64,${id}`
}
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))
const shows = (...ids: string[]) =>
  vi.waitFor(async () => {
    await aMoment()
    expect([...page.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(ids.map(thumb))
  })
const keeps = (...ids: string[]) =>
  vi.waitFor(async () => {
    await aMoment()
    const kept = (await kitsOnPhone()).flatMap(({ kit }) => kit.photos)
    expect(kept.map(({ id }) => id)).toEqual(ids)
    const rows = await keys<string>(createStore(KIT_DATABASE, KIT_TABLE))
    const blobs = rows.filter((row) => row.startsWith('photo '))
    expect(blobs).toEqual(ids.map((id) => `photo ${id}`).sort())
  })
const buttons = (words: string) =>
  [...page.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith(words))
const remove = (place: number) => act(async () => buttons(notes.remove)[place - 1]?.click())
const removeLater = async (place: number) => {
  passHalfASecond()
  await remove(place)
}
/** As the toast that was told as the `told`th does. */
const undo = (told = 1) => act(async () => plain.mock.calls[told - 1]?.[1]?.action?.onPress())

describe('a photo that is removed', () => {
  test('leaves screen and disk at once, and comes back to both with Undo', async () => {
    await remove(2)
    await shows('gate', 'road')
    await keeps('gate', 'road')
    expect(plain).toHaveBeenCalledWith(
      'Photo 2 of 3 removed.',
      expect.objectContaining({ durationMs: 10_000 }),
    )
    await undo()
    await undo() // the toast is still moving out
    await shows('gate', 'road', 'fence')
    await keeps('gate', 'road', 'fence')
    expect(await (await readPhotos(['fence'])).get('fence')?.text()).toBe('fence')
  })

  test('keeps its own Undo beside that of the next one, whose place is the same', async () => {
    await remove(1)
    await removeLater(1)
    await keeps('road')
    expect(new Set(plain.mock.calls.map(([words]) => words)).size, 'the words of a toast are its id').toBe(2)
    await undo(1)
    await undo(2)
    await keeps('road', 'gate', 'fence')
  })

  test('is not lost when Undo comes before the disk has answered', async () => {
    await act(async () => {
      buttons(notes.remove)[1]?.click()
      plain.mock.calls[0]?.[1]?.action?.onPress()
    })
    await keeps('gate', 'fence', 'road')
    await shows('gate', 'fence', 'road')
  })

  test('comes back whole where the page had not read it yet', async () => {
    await close()
    vi.mocked(readPhotos).mockResolvedValueOnce(new Map())
    await open('gate', 'fence', 'road')
    await remove(2)
    await keeps('gate', 'road')
    await undo()
    await keeps('gate', 'road', 'fence')
  })

  test('comes back on a screen of the kit that was opened since', async () => {
    await remove(2)
    await keeps('gate', 'road')
    await close()
    await open('gate', 'road')
    await undo()
    await shows('gate', 'road', 'fence')
  })

  test('does not come back once all is deleted from this phone', async () => {
    await remove(2)
    await keeps('gate', 'road')
    await act(eraseKits)
    await undo()
    await aMoment()
    expect(await keys(createStore(KIT_DATABASE, KIT_TABLE))).toEqual([])
  })

  test('takes no other along: the second tap of a double tap does nothing', async () => {
    await remove(1)
    await remove(1)
    await keeps('fence', 'road')
    expect(dropPhotos).toHaveBeenCalledOnce()
  })

  test('gives the focus to the next one, else to the one before, else to the camera', async () => {
    await remove(2)
    expect(document.activeElement).toBe(buttons(notes.remove)[1])
    await removeLater(2)
    expect(document.activeElement).toBe(buttons(notes.remove)[0])
    await removeLater(1)
    expect(document.activeElement?.closest('label')?.textContent).toBe(notes.take)
    await keeps()
  })
})

test('to delete a kit asks with the focus on Keep, and takes no double press for an answer', async () => {
  const click = (words: string, detail: number) =>
    act(async () => {
      const press = { bubbles: true, detail, pointerType: 'mouse' }
      buttons(words)[0]?.dispatchEvent(new PointerEvent('click', press))
    })
  await click(erasing.press, 1)
  expect(document.activeElement?.textContent).toBe(erasing.cancel)
  await click(erasing.confirm, 2)
  await click(erasing.cancel, 2) // the question stays
  await keeps('gate', 'fence', 'road')
  await click(erasing.confirm, 1)
  await keeps()
})

test('a busy phone hands over late: the question of a kit counts from when it was asked, and only where it was asked', async () => {
  const tap = (words: string, timeStamp: number, clientY = 10) =>
    act(async () => {
      const press = { bubbles: true, detail: 1, pointerType: 'touch', clientY }
      const event = new PointerEvent('click', press)
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      buttons(words)[0]?.dispatchEvent(event)
    })
  const tapped = now
  now += 700
  await tap(erasing.press, tapped)
  await tap(erasing.confirm, tapped + 900)
  await keeps('gate', 'fence', 'road')
  await tap(erasing.cancel, tapped + 900, 200)
  expect(buttons(erasing.confirm)).toEqual([])
})

test('a kit of an earlier day says from when it is, and a new one is begun only after a question', async () => {
  vi.setSystemTime('2126-12-05T08:00:00Z')
  await saveKit('general', () => ({ ...emptyKit, notes: 'Of Mr A', photos }))
  await close()
  await open('gate', 'fence', 'road')
  expect(page.textContent).not.toContain(begun.note)
  vi.setSystemTime('2126-12-12T08:00:00Z')
  await saveKit('general', (kept) => ({ ...kept, ticks: ['deed'] }))
  await close()
  await open('gate', 'fence', 'road')
  expect(page.textContent).toContain('Begun on Thu, Dec 5, 2126')
  const click = (words: string) => act(async () => buttons(words)[0]?.click())
  await click(begun.anew)
  expect(document.activeElement?.textContent).toBe(erasing.cancel)
  await keeps('gate', 'fence', 'road')
  passHalfASecond()
  await click(erasing.confirm)
  await keeps()
  await shows()
  expect(page.textContent).not.toContain(begun.note)
  expect(page.querySelector('textarea')?.value).toBe('')
  vi.useRealTimers()
})
