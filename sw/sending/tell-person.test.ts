import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import { openRequests, tellPerson } from './tell-person.ts'

const list = vi.hoisted(() => vi.fn())
vi.mock('#outbox/site-sender.ts', () => ({ siteSender: () => ({ list }) }))

const arrived = { id: 'a', kind: 'tour-booking', label: 'Moniya Green 500', state: 'delivered', body: null }
const waiting = { ...arrived, id: 'b', state: 'queued', body: {}, fieldErrors: {} }
const settled = [arrived] as unknown as Entry[]

const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined)
const openWindow = vi.fn(async (_path: string) => null)
const setAppBadge = vi.fn(async (_count?: number) => undefined)
const SITE = 'https://adbond.example'
type Scope = Parameters<typeof tellPerson>[0]
const matchAll = vi.fn<Scope['clients']['matchAll']>()
const scope: Scope = {
  clients: { matchAll, openWindow },
  registration: { scope: `${SITE}/`, showNotification },
}
const pageIn = (visibilityState: string) => ({ ...openPage('/').page, visibilityState })

beforeEach(() => {
  vi.clearAllMocks()
  list.mockResolvedValue({ entries: [arrived, waiting] })
  matchAll.mockResolvedValue([])
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge: async () => undefined })
})

test('with no page in sight the phone says what became of a request, and the icon what still waits', async () => {
  matchAll.mockResolvedValue([pageIn('hidden')])
  await tellPerson(scope, settled)
  expect(showNotification).toHaveBeenCalledTimes(1)
  expect(showNotification.mock.calls[0]).toMatchObject([
    'Your site tour is booked',
    { body: 'Moniya Green 500', tag: 'a' },
  ])
  expect(setAppBadge).toHaveBeenCalledWith(1)
})

test('a page in sight says it itself; the icon is set all the same', async () => {
  matchAll.mockResolvedValue([pageIn('hidden'), pageIn('visible')])
  await tellPerson(scope, settled)
  expect(showNotification).not.toHaveBeenCalled()
  expect(setAppBadge).toHaveBeenCalledWith(1)
})

test('a page of another application of the origin is no page of the site', async () => {
  const inShop: Scope = { ...scope, registration: { scope: `${SITE}/shop/`, showNotification } }
  const { page, navigate } = openPage('/shopping-list')
  matchAll.mockResolvedValue([{ ...page, visibilityState: 'visible' }])
  await tellPerson(inShop, settled)
  expect(showNotification).toHaveBeenCalledTimes(1)
  await openRequests(inShop, { close: () => undefined })
  expect(navigate).not.toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledWith('/outbox')
})

test.each(['default', 'denied'])('nothing is shown where permission is %s', async (permission) => {
  vi.stubGlobal('Notification', { permission })
  await tellPerson(scope, settled)
  expect(showNotification).not.toHaveBeenCalled()
})

test('whatever fails in telling changes nothing about what was sent', async () => {
  showNotification.mockRejectedValueOnce(new TypeError('No permission any more'))
  await expect(tellPerson(scope, settled)).resolves.toBeUndefined()
  list.mockRejectedValueOnce(new Error('no storage'))
  await expect(tellPerson(scope, settled)).resolves.toBeUndefined()
})

/** An open page at an address; `navigate` is refused for one that the worker does not control. */
function openPage(path: string, navigate = vi.fn(async (_path: string) => undefined)) {
  const url = new URL(path, SITE).href
  return { page: { url, visibilityState: 'hidden', focus: async () => ({ url, navigate }) }, navigate }
}

test('a press on a notification leads the open page to the requests and closes the notice', async () => {
  const { page, navigate } = openPage('/faqs')
  matchAll.mockResolvedValue([page])
  const close = vi.fn()
  await openRequests(scope, { close })
  expect(navigate).toHaveBeenCalledWith('/outbox')
  expect(close).toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a page that shows the requests already is only brought to the front', async () => {
  const { page, navigate } = openPage('/outbox')
  matchAll.mockResolvedValue([page])
  await openRequests(scope, { close: () => undefined })
  expect(navigate).not.toHaveBeenCalled()
})

test('a page that cannot be moved is passed over for the next, and with none a new one opens', async () => {
  const foreign = openPage('/faqs', vi.fn().mockRejectedValue(new TypeError('not controlled')))
  const own = openPage('/careers')
  matchAll.mockResolvedValue([foreign.page, own.page])
  await openRequests(scope, { close: () => undefined })
  expect(own.navigate).toHaveBeenCalledWith('/outbox')
  expect(openWindow).not.toHaveBeenCalled()

  matchAll.mockResolvedValue([foreign.page])
  await openRequests(scope, { close: () => undefined })
  expect(openWindow).toHaveBeenCalledWith('/outbox')
})

test('a notice that names its own address leads there', async () => {
  const { page, navigate } = openPage('/projects')
  matchAll.mockResolvedValue([page])
  await openRequests(scope, { close: () => undefined, data: '/projects?max=3000000' })
  expect(navigate).toHaveBeenCalledWith('/projects?max=3000000')
})

test.each([
  ['/shortlist', '/shortlist#followed', [['/shortlist#followed']]],
  ['/shortlist#followed', '/shortlist#followed', []],
  ['/outbox#page', '/outbox', []],
])('a page at %s is led on by a notice of %s only where that names another part', async (path, data, led) => {
  const { page, navigate } = openPage(path)
  matchAll.mockResolvedValue([page])
  await openRequests(scope, { close: () => undefined, data })
  expect(navigate.mock.calls).toEqual(led)
})

test('a page is not led away while a request is being sent: a new one opens', async () => {
  list.mockResolvedValue({ entries: [{ ...waiting, state: 'sending' }] })
  const { page, navigate } = openPage('/faqs')
  matchAll.mockResolvedValue([page])
  await openRequests(scope, { close: () => undefined })
  expect(navigate).not.toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledWith('/outbox')

  openWindow.mockClear()
  matchAll.mockResolvedValue([page, openPage('/outbox').page])
  await openRequests(scope, { close: () => undefined })
  expect(openWindow, 'one that shows it already is brought to the front').not.toHaveBeenCalled()
})

test('a storage that does not answer does not keep a press from its page', async () => {
  list.mockRejectedValueOnce(new Error('no storage'))
  const { page, navigate } = openPage('/faqs')
  matchAll.mockResolvedValue([page])
  await openRequests(scope, { close: () => undefined })
  expect(navigate).toHaveBeenCalledWith('/outbox')
})
