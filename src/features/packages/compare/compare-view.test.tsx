// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { packageById } from '#src/features/packages/queries.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { entryOf } from '#src/features/packages/shortlist/changes-since-saved.ts'
import { shortlist } from '#src/features/packages/shortlist/kept/shortlist.ts'
import { CompareView } from './compare-view.tsx'

it('the age of the prices grows while a comparison stays open', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-25T09:00:00Z') })
  vi.stubGlobal('fetch', () => new Promise(() => undefined)) // a line that never answers
  const client = new QueryClient()
  client.setQueryData(packageById('7').queryKey, { value: samplePackage(), storedAt: Date.now() })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/compare?packages=7']}>
          <CompareView nextTour={() => ({ text: '' })} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const age = () =>
    [...box.querySelectorAll('tbody')].find(({ textContent }) => textContent?.startsWith('Prices as of'))
      ?.textContent
  expect(age()).toBe('Prices as ofjust now')
  await act(async () => vi.advanceTimersByTime(20 * 3_600_000))
  expect(age()).toBe('Prices as of20 hours ago')
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a comparison', () => {
  const heading = document.createElement('h1')
  let box: HTMLElement
  let root: ReturnType<typeof createRoot>
  const buttons = () => [...box.querySelectorAll('button')].map(({ textContent }) => textContent)
  const button = (text: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === text)

  const seen = (text: string) =>
    vi.waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(box.textContent).toContain(text)
    })

  /** Packages 1 to 5 are on the phone; the API does not know 404 and 405, and fails for 500. */
  async function compare(ids: string) {
    heading.tabIndex = -1
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    for (const id of ['1', '2', '3', '4', '5']) {
      const pkg = samplePackage({ id, name: `Plot ${id}` })
      client.setQueryData(packageById(id).queryKey, { value: pkg, storedAt: Date.now() })
    }
    history.replaceState({ idx: 0 }, '', `/compare?packages=${ids}`)
    box = document.createElement('div')
    document.body.appendChild(document.createElement('main')).append(heading, box)
    root = createRoot(box)
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <CompareView nextTour={() => ({ text: '' })} />
          </BrowserRouter>
        </QueryClientProvider>,
      ),
    )
  }

  const refuse = async (url: unknown) => {
    const status = /40\d$/.test(String(url)) ? 402 : 500
    return Response.json({ message: 'Package not found' }, { status })
  }
  const fetched = vi.fn(refuse)

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', fetched)
    localStorage.clear()
    for (const id of ['1', '2', '3', '4', '404'])
      shortlist.save(entryOf(samplePackage({ id, name: `Plot ${id}` }), 'land', Number(id)))
    return async () => {
      await act(async () => root.unmount())
      document.body.replaceChildren()
      vi.unstubAllGlobals()
    }
  })

  it('takes in both of two packages that are added before it is drawn again', async () => {
    await compare('1')
    await act(async () => {
      button('Plot 2')?.click()
      button('Plot 3')?.click()
      button('Plot 3')?.click()
      button('Plot 4')?.click()
    })
    expect(location.search).toBe('?packages=1,2,3')
  })

  it('leaves out both of two packages that are taken out before it is drawn again', async () => {
    await compare('1,2,3')
    await act(async () => {
      button('Take out: Plot 1')?.click()
      button('Take out: Plot 2')?.click()
    })
    expect(location.search).toBe('?packages=3')
  })

  let now = 10_000
  const tap = (text: string, clientX: number) => {
    now += 180
    const press = new MouseEvent('click', { bubbles: true, detail: 1, clientX })
    Object.defineProperty(press, 'timeStamp', { value: now })
    return act(async () => void button(text)?.dispatchEvent(press))
  }

  it('loses one of three packages to a double tap, whose second tap finds the next column', async () => {
    await compare('1,2,3')
    await tap('Take out: Plot 1', 100)
    await tap('Take out: Plot 2', 100)
    expect(location.search).toBe('?packages=2,3')
  })

  it('takes in one package with a double tap, whose second tap finds the next name', async () => {
    await compare('4')
    await tap('Plot 3', 200)
    await tap('Plot 2', 200)
    expect(location.search).toBe('?packages=4,3')
  })

  it('keeps what somebody sent one step back, and counts each package that is taken out once', async () => {
    await compare('1,2,3')
    const before = history.length
    await act(async () => {
      button('Take out: Plot 1')?.click()
      button('Take out: Plot 1')?.click()
    })
    expect(history.length - before).toBe(1)
    await act(async () => button('Plot 4')?.click())
    expect(location.search).toBe('?packages=2,3,4')
    expect(history.length - before).toBe(1)
  })

  it('gives the place of packages that are no longer on the list to another', async () => {
    await compare('1,404,405')
    await seen('or no longer: packages 404, 405.')
    expect(box.textContent).toContain('Add another package')
    expect(buttons()).not.toContain('Plot 404')
    await act(async () => button('Plot 2')?.click())
    expect(location.search).toBe('?packages=1,2')
  })

  it('lets what is no longer on the list leave with what is taken out', async () => {
    await compare('1,2,404')
    await seen('or no longer: package 404.')
    await act(async () => button('Take out: Plot 1')?.click())
    expect(location.search).toBe('?packages=2')
  })

  it('leaves the focus with the next column that can be taken out, then the one before, then the heading', async () => {
    await compare('1,2,3')
    const takeOut = (id: string) =>
      act(async () => {
        button(`Take out: Plot ${id}`)?.focus()
        button(`Take out: Plot ${id}`)?.click()
      })
    const focused = () => document.activeElement?.textContent
    await takeOut('2')
    expect(focused()).toBe('Take out: Plot 3')
    await takeOut('3')
    expect(focused()).toBe('Take out: Plot 1')
    await takeOut('1')
    expect(document.activeElement).toBe(heading)
  })

  it('takes out one column with a key that is held', async () => {
    await compare('1,2,3')
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    await act(async () => button('Take out: Plot 2')?.click())
    await act(async () => button('Take out: Plot 3')?.dispatchEvent(held))
    expect(held.defaultPrevented).toBe(true)
  })

  it('keeps "Only differences" in its address, for Back and for who gets the link', async () => {
    await compare('1,2,3')
    const before = history.length
    await act(async () => button('Only differences')?.click())
    expect(location.search).toBe('?packages=1,2,3&differences=1')
    expect(history.length).toBe(before)
    await act(async () => button('Take out: Plot 3')?.click())
    expect(location.search).toBe('?packages=1,2&differences=1')
    await act(async () => root.unmount())
    await compare('1,2&differences=1')
    expect(button('Only differences')?.getAttribute('aria-pressed')).toBe('true')
    await act(async () => button('Only differences')?.click())
    expect(button('Only differences')?.getAttribute('aria-pressed')).toBe('false')
    expect(location.search).toBe('?packages=1,2')
  })

  it('shows what is awaited as a column in its place, and nothing that pushes the table down', async () => {
    fetched.mockReturnValue(new Promise(() => undefined))
    await compare('600,1')
    const heads = [...box.querySelectorAll('th[scope=col]')]
    expect(heads.map(({ textContent }) => textContent)).toEqual(['', expect.stringContaining('Plot 1')])
    const shapes = [...box.querySelectorAll('.skeleton')]
    expect([shapes.length > 0, shapes.every((shape) => shape.closest('table'))]).toEqual([true, true])
    const price = [...box.querySelectorAll('tbody')].find(({ textContent }) =>
      /^Price/.test(textContent ?? ''),
    )
    expect(price?.querySelectorAll('td')[1]?.textContent).toContain('₦')
    expect(box.querySelector('.visually-hidden[role=status]')?.textContent).toBe('Looking for the packages')
    fetched.mockImplementation(refuse)
  })

  it('blames no network for a fault of our server, and asks again', async () => {
    await compare('1,500')
    await seen('load package 500')
    expect(box.textContent).not.toContain('network')
    expect(buttons()).toContain('Try Again')
    fetched.mockClear()
    await act(async () => button('Try Again')?.click())
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  })
})
