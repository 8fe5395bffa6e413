// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const WAIT_MS = 10_000
let files = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  history.replaceState(null, '', '/faqs')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** A first screen whose code the server answers for with this status. */
async function firstScreen(status: number) {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const { loadScreen, noteStanding } = await import('./first-screen.ts')
  const parts = await import('#src/pwa/worker/parts-missing.ts')
  files += 1
  const lost = `Failed to fetch dynamically imported module: https://adbond.example/assets/first-${files}.js`
  const load = vi.fn(async (): Promise<string> => {
    throw new TypeError(lost)
  })
  noteStanding('/faqs')
  const state = { is: 'standing' }
  const start = () =>
    void loadScreen(load).then(
      (screen) => Object.assign(state, { is: screen }),
      () => Object.assign(state, { is: 'lost' }),
    )
  return { start, state, load, noteStanding, partsMissing: parts.partsMissing }
}
const rest = () => vi.advanceTimersByTimeAsync(2 * WAIT_MS)

it('a first screen whose code is gone makes room for words about it', async () => {
  const { start, state } = await firstScreen(404)
  start()
  await rest()
  expect(state.is).toBe('lost')
})

it('a first screen that somebody has typed into stands without its code, and says once that a part is missing', async () => {
  document.body.innerHTML = '<div data-asleep><input name="firstname"></div>'
  const field = document.querySelector('input')
  if (field) field.value = 'Ada'
  const { start, state, load, partsMissing: missing } = await firstScreen(404)
  start()
  await rest()
  await rest()
  expect(state.is).toBe('standing')
  expect(load.mock.calls.length).toBeGreaterThan(2)
  expect(missing.get()).toBe(1)
  load.mockResolvedValue('alive')
  await rest()
  expect(state.is).toBe('alive')
})

it('a first screen whose line is lost stands, and is no screen to return to once it was left', async () => {
  const { start, state, noteStanding } = await firstScreen(502)
  start()
  await rest()
  expect(state.is).toBe('standing')
  history.replaceState(null, '', '/services')
  noteStanding(null) // that one is alive, or its words are
  history.replaceState(null, '', '/faqs')
  await rest()
  expect(state.is).toBe('lost')
})

it('a part below goes on waiting when the screen itself is alive', async () => {
  const { start, state, load, noteStanding } = await firstScreen(502)
  start()
  noteStanding(null)
  await rest()
  expect(state.is).toBe('standing')
  load.mockResolvedValue('alive')
  await rest()
  expect(state.is).toBe('alive')
})
