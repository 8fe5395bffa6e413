// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { packagesOfType } from '#src/features/packages/queries.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { translate } from '#src/ui/translated-for-tests.ts'
import { entryOf } from './changes-since-saved.ts'
import { shortlist } from './kept/shortlist.ts'
import { ShortlistView } from './shortlist-view.tsx'

let box: HTMLElement
let root: Root
const share = vi.fn(async (_: ShareData) => undefined)

const clientWithout = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** It has read both two hours ago, and one more. */
function clientWithBoth(): QueryClient {
  const client = clientWithout()
  const value = ['7', '8', '9'].map((id) => samplePackage({ id, name: `Plot ${id}` }))
  client.setQueryData(packagesOfType('land').queryKey, { value, storedAt: Date.now() - 2 * 3_600_000 })
  return client
}

/** Shows two packages that this phone has saved and not read; each read has this status, or no answer. */
async function show(status: number | null, client = clientWithout()) {
  const fetched = vi.fn(() =>
    status === null
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json({ statusCode: status, message: 'Not here' }, { status })),
  )
  vi.stubGlobal('fetch', fetched)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ShortlistView />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(fetched).toHaveBeenCalled()
  })
  return fetched
}
const button = (text: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === text)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(navigator, { share })
  localStorage.clear()
  for (const id of ['7', '8'])
    shortlist.save(entryOf(samplePackage({ id, name: `Plot ${id}` }), 'land', Number(id)))
  box = document.createElement('div')
  root = createRoot(box)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('shares each package on the screen by its name and link, also those that are not read yet', async () => {
  await show(null)
  await act(async () => button('Share as text')?.click())
  const text = share.mock.lastCall?.[0].text
  for (const id of ['7', '8']) expect(text).toMatch(`Plot ${id}\n₦3,500,000\n`)
  expect(text).toContain('/projects/package/7')
  expect(text).toContain('/compare?packages=8,7')
})

it('blames no network for a fault of our server, and asks again', async () => {
  const fetched = await show(500)
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(box.textContent).toContain("We couldn't load this package.")
  })
  expect(box.textContent).not.toContain('network')
  fetched.mockClear()
  await act(async () => button('Try Again')?.click())
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
})

it('says how old its prices are, and finds the ticks again when the person comes back', async () => {
  await show(null, clientWithBoth())
  expect(box.textContent).toContain('Prices as of 2 hours ago')
  const ticks = () => [...box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  for (const tick of ticks()) await act(async () => tick.click())
  expect(box.textContent).toContain('Compare 2')
  await act(async () => root.unmount())
  root = createRoot(box)
  await show(null, clientWithBoth())
  expect(ticks().map(({ checked }) => checked)).toEqual([true, true])
  await act(async () => button('Remove: Plot 8')?.click())
  await act(async () => void shortlist.save(entryOf(samplePackage({ id: '8', name: 'Plot 8' }), 'land', 8)))
  await vi.waitFor(() => expect(ticks().map(({ checked }) => checked)).toEqual([false, true]))
  for (const tick of ticks()) await act(async () => tick.click())
})

it('a translated list says how many it compares now', async () => {
  await show(null, clientWithBoth())
  for (const tick of box.querySelectorAll<HTMLInputElement>(':checked')) await act(async () => tick.click())
  expect(box.textContent).toContain('Compare 2')
  translate(box)
  await act(async () => void shortlist.save(entryOf(samplePackage({ id: '9', name: 'Plot 9' }), 'land', 9)))
  await vi.waitFor(() => expect(box.textContent).toContain('Compare 3'))
})

it('draws what comes back after the frame of its press, and what goes at once', async () => {
  await show(null, clientWithBoth())
  act(() => void shortlist.remove('8'))
  expect(box.textContent).not.toContain('Plot 8')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  act(() => void shortlist.save(entryOf(samplePackage({ id: '8', name: 'Plot 8' }), 'land', 8)))
  expect(box.textContent).not.toContain('Plot 8')
  await vi.waitFor(() => expect(box.textContent).toContain('Plot 8'))
})

it('shares no list of which nothing is left', async () => {
  await show(402)
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(box.textContent).toContain('No longer on our list.')
  })
  expect(button('Share as text')).toBeUndefined()
})

it('a double tap on Remove leaves the package that closes up, and the focus with it', async () => {
  document.body.append(box)
  await show(null)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000) // an earlier test removed one too
  const first = () => [...box.querySelectorAll('button')].find((one) => /^Remove/.test(one.textContent))
  await act(async () => first()?.click())
  await act(async () => first()?.click())
  expect(document.activeElement?.textContent).toBe('Remove: Plot 7')
  box.remove()
})
