// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSwiper } from './swiper-slides.ts'

const viewport = Object.assign(new EventTarget(), { scale: 1 })
vi.stubGlobal('visualViewport', viewport)

let frame: HTMLElement
let swiper: ReturnType<typeof startSwiper>

beforeEach(() => {
  viewport.scale = 1
  document.body.innerHTML =
    '<div class="swiper"><div class="swiper-wrapper"><a class="swiper-slide"></a><a class="swiper-slide"></a></div></div>'
  frame = document.body.firstElementChild as HTMLElement
  swiper = startSwiper(frame, { startAt: 0, onChange: () => undefined })
})
afterEach(() => swiper.destroy())

const enlarge = (scale: number) => {
  viewport.scale = scale
  viewport.dispatchEvent(new Event('resize'))
}
const isTakenForASwipe = () => {
  frame.querySelector('a')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  return Boolean(swiper.touchEventsData.isTouched)
}

it('a finger swipes the slides', () => expect(isTakenForASwipe()).toBe(true))

it('a finger moves a page that is enlarged, and swipes again once it is not', () => {
  enlarge(2)
  expect(isTakenForASwipe()).toBe(false)
  enlarge(1)
  expect(isTakenForASwipe()).toBe(true)
})

it('slides that start on an enlarged page leave it the finger', () => {
  swiper.destroy()
  viewport.scale = 2
  swiper = startSwiper(frame, { startAt: 0, onChange: () => undefined })
  expect(isTakenForASwipe()).toBe(false)
})

it('slides that are gone listen to nothing', () => {
  swiper.destroy()
  const before = frame.className
  enlarge(2)
  expect(frame.className).toBe(before)
})
