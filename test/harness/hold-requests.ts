import type { Page, Route } from '@playwright/test'

/**
 * Holds these requests until the returned function is called. It then lets them pass, or answers them as the test says.
 */
export async function holdRequests(
  page: Page,
  which: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route) => {
    await held
    await answer(route)
  })
  return release
}
