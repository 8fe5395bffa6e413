// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { MediaCarousel } from './carousel.tsx'
import { SlideCounter } from './carousel-controls.tsx'
import type { CarouselMedia } from './carousel-slide.tsx'
import { copy } from './copy.ts'
import { useAutoplay } from './use-autoplay.ts'

/** Swiper tells of the slide that it starts with. */
vi.mock('#src/ui/carousel/swiper/swiper-slides.ts', () => ({
  startSwiper: (
    _: HTMLElement,
    { startAt, onChange }: { startAt: number; onChange: (at: number) => void },
  ) => {
    onChange(startAt)
    started()
    return { destroy: () => undefined, slideNext: () => onChange(1), slidePrev: () => onChange(0) }
  },
}))
const started = vi.hoisted(() => vi.fn())
vi.mock('./use-autoplay.ts', () => ({ useAutoplay: vi.fn() }))

test('slides that are told nothing else take 4000 ms each (spec §9)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () => root.render(<MediaCarousel media={[]} alt="Estate" sizes="1px" />))
  expect(useAutoplay).toHaveBeenLastCalledWith(expect.any(Boolean), 4_000, expect.any(Function))
  await act(async () => root.unmount())
})

/** What a page watches comes into view when the returned function is called. */
function watchedView(): () => void {
  let see = () => {}
  class Watcher {
    constructor(tell: (entries: object[]) => void) {
      see = () => tell([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  return () => see()
}

test('a film rests once its slide is left, is not started anew, and plays on through anything else', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const media: CarouselMedia[] = [
    { fileType: 'video', url: '/media/walk.mp4', description: 'The estate' },
    { fileType: 'image', url: '/media/gate.jpg', description: 'The gate' },
  ]
  const draw = (alt: string) =>
    act(async () => root.render(<MediaCarousel media={media} alt={alt} sizes="1px" />))
  const press = (name: string) =>
    act(async () => page.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click())
  const comesIntoView = watchedView()
  await draw('Estate')
  await act(async () => page.querySelector<HTMLElement>('.swiper-slide button')?.click())
  const film = page.querySelector('video')
  const pause = vi.spyOn(film as HTMLVideoElement, 'pause')
  await draw('The same estate')
  await act(async () => {
    comesIntoView()
    dispatchEvent(new Event('pointerdown'))
  })
  await act(() => vi.dynamicImportSettled())
  expect(started).toHaveBeenCalled()
  expect(pause).not.toHaveBeenCalled()

  await press(copy.nextPicture)
  expect(pause).toHaveBeenCalledOnce()
  await press(copy.previousPicture)
  expect(page.querySelector('video'), 'the same one, where it stopped').toBe(film)
  await act(async () => root.unmount())
})

test('a slide beside the current one is out of reach, also in a browser that does not know inert', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const media = [1, 2].map((at) => ({ fileType: 'video' as const, url: `/${at}.mp4`, description: '' }))
  const comesIntoView = watchedView()
  await act(async () => root.render(<MediaCarousel media={media} alt="Estate" sizes="1px" />))
  await act(async () => {
    comesIntoView()
    dispatchEvent(new Event('pointerdown'))
  })
  await act(() => vi.dynamicImportSettled())
  const inReach = () =>
    [...page.querySelectorAll<HTMLElement>('.swiper-slide button')].map((film) => [
      film.closest('[aria-hidden=true]') === null,
      film.tabIndex === 0,
    ])
  const [here, aside] = [
    [true, true],
    [false, false],
  ]
  expect(inReach()).toEqual([here, aside])
  await act(async () => page.querySelector<HTMLElement>(`[aria-label="${copy.nextPicture}"]`)?.click())
  expect(inReach()).toEqual([aside, here])
  await act(async () => root.unmount())
})

test('the counter of a translated page goes on counting', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const counter = (index: number) => (
    <SlideCounter index={index} count={6} mayMove isStopped={false} onToggle={() => undefined} />
  )
  expect(await wordsAfter(counter(0), counter(1))).toBe(`2/6 ${copy.pauseSlides}`)
})

test('each picture of a card is a link of its own, so that it opens in a new tab too, and a film is none', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const media: CarouselMedia[] = [
    { fileType: 'image', url: '/media/gate.jpg', description: 'The gate' },
    { fileType: 'video', url: '/media/walk.mp4', description: 'The estate' },
  ]
  await act(async () =>
    root.render(
      <MemoryRouter>
        <MediaCarousel media={media} alt="Estate" sizes="1px" to="/package/1" />
      </MemoryRouter>,
    ),
  )
  const links = [...page.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/package/1'])
  expect(links[0]?.closest('.swiper-slide')).toBe(page.querySelector('.swiper-slide'))
  await act(async () => root.unmount())
})

test('the drawing of a card without pictures is a link too, and of a gallery without any it is none', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const draw = (to?: { to: string }) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <MediaCarousel media={[]} alt="Estate" sizes="1px" {...to} />
        </MemoryRouter>,
      ),
    )
  const links = () => [...page.querySelectorAll('svg ~ a')].map((link) => link.getAttribute('href'))
  await draw({ to: '/package/1' })
  expect(links()).toEqual(['/package/1'])
  await draw()
  expect(links()).toEqual([])
  await act(async () => root.unmount())
})
