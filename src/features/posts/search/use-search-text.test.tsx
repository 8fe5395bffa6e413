// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LateRouter } from '#src/device/later/late-router-for-tests.tsx'
import { useSearchText, withText } from './use-search-text.ts'

test.each([
  ['category=land&categoryPage=3', 'deed', 'category=land&q=deed'],
  ['type=blog&page=2', 'C of O', 'type=blog&page=2&q=C+of+O'],
  ['q=deed&category=land', '  ', 'category=land'],
  ['q=deed', 'x'.repeat(300), `q=${'x'.repeat(100)}`],
])('?%s, searching for %j, becomes ?%s', (query, text, expected) => {
  expect(withText(new URLSearchParams(query), text).toString()).toBe(expected)
})

let field: ReturnType<typeof useSearchText> | undefined
const Field = () => {
  field = useSearchText()
  return null
}

describe('typed on while an older text of the address is being drawn', () => {
  let root: Root
  const draw = (address: string) =>
    act(async () =>
      root.render(
        <LateRouter drawn={address}>
          <Field />
        </LateRouter>,
      ),
    )
  const type = (text: string) => act(async () => field?.setText(text))
  const rest = () => act(() => vi.advanceTimersByTimeAsync(300))

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    history.replaceState(null, '', '/resource_hub')
    root = createRoot(document.createElement('main'))
    await draw('/resource_hub')
    await type('de')
    await rest()
    expect(location.search).toBe('?q=de')
    await type('deed')
    await rest()
    expect(location.search).toBe('?q=deed')
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
  })

  test('no letter is lost', async () => {
    await type('deeds')
    await draw('/resource_hub?q=de')
    expect(field?.text).toBe('deeds')
    await draw('/resource_hub?q=deed')
    expect(field?.text).toBe('deeds')
    await rest()
    expect(location.search).toBe('?q=deeds')
  })

  test('Back takes all of it back', async () => {
    history.replaceState(null, '', '/resource_hub')
    await draw('/resource_hub?q=de')
    await draw('/resource_hub')
    expect(field?.text).toBe('')
    await rest()
    expect(location.search).toBe('')
  })
})
