// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film } from './film.tsx'

let root: Root
let page: HTMLElement
const played = vi.fn()
const ask = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 })
  vi.stubGlobal('fetch', ask.mockResolvedValue(new Response()))
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(async () =>
    root.render(<Film src="/media/walk.mp4" label="The estate" still={null} sizes="1px" onPlay={played} />),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.restoreAllMocks()
  ask.mockReset()
  vi.unstubAllGlobals()
})

const network = (isThere: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  })
const press = () => act(async () => page.querySelector('button')?.click())
/** Whether Tab and a finger reach its controls. */
const hasControls = () => page.querySelector('video')?.controls
const isAnswered = () => vi.waitFor(() => expect(document.activeElement).toBe(page.querySelector('video')))

test('a film is a still first, and says while there is no network what it needs', async () => {
  expect(page.querySelector('video')).toBeNull()
  expect(page.textContent).toBe('Play video: The estate')
  await network(false)
  expect(page.textContent).toBe('Play video: The estateNeeds network')
  await network(true)
  expect(page.textContent).toBe('Play video: The estate')
})

test('a film plays with the press, and its controls come with the focus once that is answered', async () => {
  await press()
  expect([page.querySelector('video')?.autoplay, hasControls()]).toEqual([true, false])
  await isAnswered()
  expect(hasControls()).toBe(true)
})

test('a film that comes while the reader is elsewhere leaves the focus there', async () => {
  await press()
  const field = page.appendChild(document.createElement('input'))
  field.focus()
  await vi.waitFor(() => expect(hasControls()).toBe(true))
  expect(document.activeElement).toBe(field)
})

test('a film on a slide that was left keeps no controls in reach of Tab', async () => {
  await press()
  await vi.waitFor(() => expect(hasControls()).toBe(true))
  const film = { src: '/media/walk.mp4', label: 'The estate', still: null, sizes: '1px', onPlay: played }
  await act(async () => root.render(<Film {...film} tabIndex={-1} />))
  expect(hasControls()).toBe(false)
})

test.each([
  ['is pressed without a network', false, 4, 'The film did not come. It needs a network.', false],
  ['loses the line', true, 2, 'The film did not come. It needs a network.', true],
  ['meets a dead line', true, 4, 'The film did not come. It needs a network.', false],
  ['is broken', true, 3, 'This film cannot be played here. Press to open it.', false],
  ['cannot be played', true, 4, 'This film cannot be played here. Press to open it.', true],
])(
  'a film that %s gives the still back, says why, and can be pressed again, to open it if it cannot be played',
  async (_, isOnline, code, said, answers) => {
    if (!answers) ask.mockRejectedValue(new TypeError('Failed to fetch'))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await press()
    await isAnswered()
    const film = page.querySelector('video')
    expect(film?.getAttribute('src')).toBe('/media/walk.mp4')
    Object.defineProperty(film, 'error', { value: { code } })
    await act(async () => film?.dispatchEvent(new Event('error')))
    expect(page.querySelector('video')).toBeNull()
    expect(page.textContent).toContain(said)
    expect(document.activeElement).toBe(page.querySelector('button'))
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await press()
    const isOpened = opened.mock.calls.some(([address]) => address === '/media/walk.mp4')
    expect([isOpened, page.querySelector('video') === null]).toEqual(Array(2).fill(said.includes('open')))
  },
)

test.each([
  ['for the film of this site', '/media/walk.mp4', 'http://localhost:3000/media/walk.mp4'],
  ['for the page, where another host has it,', 'https://films.example/walk.mp4', location.href],
])('a film that fails asks %s whether the line is dead', async (_, src, asked) => {
  await act(async () =>
    root.render(<Film src={src} label="The estate" still={null} sizes="1px" onPlay={played} />),
  )
  await press()
  const film = page.querySelector('video')
  Object.defineProperty(film, 'error', { value: { code: 4 } })
  await act(async () => film?.dispatchEvent(new Event('error')))
  expect(ask).toHaveBeenCalledExactlyOnceWith(asked, expect.objectContaining({ method: 'HEAD' }))
})
