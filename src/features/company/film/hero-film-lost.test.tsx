// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hero } from '#src/features/company/copy.ts'
import { copy } from '#src/ui/core/copy.ts'
import { HeroFilm } from './hero-film.tsx'

let root: Root
let page: HTMLElement
const ask = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 })
  vi.stubGlobal('fetch', ask.mockResolvedValue(new Response()))
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () =>
    root.render(
      <HeroFilm videoUrl="/media/walk.mp4" className="">
        <img alt="" />
      </HeroFilm>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.restoreAllMocks()
  ask.mockReset()
  vi.unstubAllGlobals()
})

const button = () => page.querySelector('button')
const press = () => act(async () => button()?.click())
/** 2: the line, 4: nothing there that can be played. */
const fail = (code: number) =>
  act(async () => {
    const film = page.querySelector('video')
    Object.defineProperty(film, 'error', { value: { code } })
    film?.dispatchEvent(new Event('error'))
  })

test.each([
  ['pressed without a network', false, 4],
  ['lost in the middle', true, 2],
  ['asked of a dead line', true, 4],
])(
  'a film that is %s gives the still back, says why, and can be pressed again',
  async (_, isOnline, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    ask.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(page.textContent).toBe(hero.play + hero.playNotes.file)
    await press()
    await vi.waitFor(() => expect(document.activeElement).toBe(page.querySelector('video')))
    await fail(code)
    expect(page.querySelector('img')).not.toBeNull()
    expect(page.textContent).toBe(hero.play + copy.filmLost)
    expect(document.activeElement).toBe(button())
    await press()
    expect(page.querySelector('video')).not.toBeNull()
  },
)

test('a film that the host does not have takes its button away', async () => {
  await press()
  await fail(4)
  expect(page.querySelector('img')).not.toBeNull()
  expect(button()).toBeNull()
})

test('the player of another site opens only where the phone has a network', async () => {
  await act(async () =>
    root.render(
      <HeroFilm videoUrl="https://youtu.be/abc_DEF-123" className="">
        <img alt="" />
      </HeroFilm>,
    ),
  )
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press()
  expect(page.querySelector('iframe')).toBeNull()
  expect(page.textContent).toBe(hero.play + copy.filmLost)
  online.mockReturnValue(true)
  await press()
  expect(page.querySelector('iframe')).not.toBeNull()
})
