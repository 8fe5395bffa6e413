import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /** How many frames in a row the page has been still, in that wait. */
    rest?: { wait: number; frames: number }
  }
}

/** A picture has its place before it comes, and a film plays on: nothing waits for their end. */
const NOT_AWAITED = ['image', 'media', 'eventsource', 'websocket', 'ping']

/** Returns a function that waits for the end of what a press started: requests, loading lists, motion, and drawing. */
export function settling(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let told = () => {}
  const end = (request: Request) => {
    open.delete(request)
    told()
  }
  page.on('request', (request) => {
    if (!NOT_AWAITED.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const noneOpen = async () => {
    while (open.size > 0)
      await new Promise<void>((resolve) => {
        told = resolve
      })
  }
  let waits = 0
  return async () => {
    do {
      await noneOpen()
      waits += 1
      await page.waitForFunction(isAtRest, waits)
    } while (open.size > 0)
  }
}

/**
 * Two frames after the last one that changed anything. It is asked once a frame and must not be async: Playwright takes
 * any promise for a yes. `wait` numbers the waits of a page.
 */
function isAtRest(wait: number): boolean {
  const FRAMES = 2
  const moves = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  const isStill =
    !moves &&
    document.documentElement.dataset.state === 'interactive' &&
    // A toast has its place one step after it is in the page.
    document.querySelector('[aria-busy=true], [data-sonner-toast][data-mounted=false]') === null
  const { rest } = window
  const frames = rest?.wait === wait ? rest.frames : 0
  window.rest = { wait, frames: isStill ? frames + 1 : 0 }
  return isStill && frames >= FRAMES
}
