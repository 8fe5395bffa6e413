import { withoutEnding } from '#contract/without-ending.ts'

/**
 * Takes out of the address what hosts answer for and the routes do not know. So goes what an advertisement or a chat
 * appended: nobody here reads it (decision G16), and whoever shares would pass it on. Returns the path.
 */
export function cleanAddress(): string {
  const { pathname, search, hash } = location
  const path = withoutEnding(pathname)
  const asked = path + search.replace(/[?&](utm_|\w*clid=)[^&]*/g, '').replace(/^&/, '?')
  if (asked !== pathname + search) history.replaceState(history.state, '', asked + hash)
  return path
}
