// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { cleanAddress } from './clean-address.ts'

/** Where a page that was asked for at this address stands from then on. */
function startedAt(asked: string): string {
  const { origin } = location
  history.replaceState({ idx: 3 }, '', origin + asked)
  expect(cleanAddress()).toBe(location.pathname)
  expect(history.state).toEqual({ idx: 3 })
  return location.href.slice(origin.length)
}

it.each([
  ['/projects/package/101?fbclid=IwAR1_a-b', '/projects/package/101'],
  ['/?utm_source=chat&utm_medium=x&gclid=1&ttclid=2', '/'],
  ['/compare?packages=101,102&utm_source=chat', '/compare?packages=101,102'],
  ['/projects?utm_campaign=may&q=ogun&fbclid=3&state=Ogun', '/projects?q=ogun&state=Ogun'],
  ['/resource_hub/a?utm_id=1#costs', '/resource_hub/a#costs'],
])('whoever shares %s passes on %s', (asked, clean) => expect(startedAt(asked)).toBe(clean))

it.each([
  ['//projects/land', '/projects/land'],
  ['/projects//land?page=2', '/projects/land?page=2'],
  ['/projects/package//101', '/projects/package/101'],
  ['/services.html#price', '/services#price'],
])('%s is drawn as %s', (asked, clean) => expect(startedAt(asked)).toBe(clean))

it.each(['/', '/projects?q=utm_source=1&state=Ogun', '/services#utm_source=1'])(
  '%s stays, and no entry of the history is written',
  (asked) => {
    history.replaceState(null, '', asked)
    const written = vi.spyOn(history, 'replaceState')
    cleanAddress()
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  },
)
