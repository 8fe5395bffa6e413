// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useMarquee } from './use-marquee.ts'

function Strip({ isHeld }: { isHeld: boolean }) {
  const strip = useRef<HTMLDivElement>(null)
  useMarquee(strip, { loopMs: 1000, movesOn: '(max-width: 46.87em)', isHeld, isStill: false })
  return <div ref={strip} />
}

test.each([
  ['held stays held', true, ['paused']],
  ['moving moves on', false, ['running']],
])('a strip that is %s when the screen is turned and turned back', async (_, isHeld, states) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const media = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => media)
  let motions: { state: string; pause: () => void; play: () => void; cancel: () => void }[] = []
  Object.assign(HTMLElement.prototype, {
    getAnimations: () => motions,
    animate: () => {
      const motion = {
        state: 'running',
        pause: () => Object.assign(motion, { state: 'paused' }),
        play: () => Object.assign(motion, { state: 'running' }),
        cancel: () => {
          motions = motions.filter((one) => one !== motion)
        },
      }
      motions.push(motion)
      return motion
    },
  })
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Strip isHeld={isHeld} />))
  for (const matches of [false, true]) {
    media.matches = matches
    media.dispatchEvent(new Event('change'))
  }
  expect(motions.map(({ state }) => state)).toEqual(states)
  await act(async () => root.unmount())
})
