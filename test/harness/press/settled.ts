import type { Page, Request } from '@playwright/test'

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
  return async () => {
    do {
      await noneOpen()
      await page.waitForFunction(atRest)
    } while (open.size > 0)
  }
}

/** Two frames after the last one that changed anything. */
async function atRest(): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  return (
    document.documentElement.dataset.state === 'interactive' &&
    // A toast has its place one step after it is in the page.
    document.querySelector('[aria-busy=true], [data-sonner-toast][data-mounted=false]') === null &&
    moving.length === 0
  )
}
