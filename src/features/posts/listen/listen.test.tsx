// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Listen } from './listen.tsx'

let page: HTMLElement
let root: Root
const hush = vi.fn()
let spoken: { onend?: () => void } | undefined

const button = (label: string) => page.ownerDocument.querySelector<HTMLElement>(`[aria-label="${label}"]`)
const focused = () => document.activeElement?.closest('button')?.textContent // not the body's text
const end = () => act(async () => spoken?.onend?.())

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-NG', localService: true }],
    speak: (utterance: object) => {
      spoken = utterance
    },
    cancel: hush,
  })
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  page = document.body.appendChild(document.createElement('main'))
  const element = document.createElement('article')
  element.innerHTML = '<p>Two words.</p>'
  root = createRoot(page)
  await act(async () => root.render(<Listen shown={{ element }} />))
  await act(async () => page.querySelector('button')?.click())
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

it('a post that was read to its end gives the focus of its player back', async () => {
  button('Pause')?.focus()
  expect(focused()).toBe('')
  await end()
  expect(focused()).toBe('Listen')
})

it('so does one that was stopped', async () => {
  const stop = button('Stop')
  stop?.focus()
  await act(async () => stop?.click())
  expect(focused()).toBe('Listen')
})

it('a reader who never was in the player is not taken to the button', async () => {
  await end()
  expect(document.activeElement).toBe(document.body)
})

it('the end of a post takes the focus from nothing else', async () => {
  const link = page.appendChild(document.createElement('button'))
  link.textContent = 'Another'
  link.focus()
  await end()
  expect(focused()).toBe('Another')
})

it('nothing is offered for a post that is one picture', async () => {
  const element = document.createElement('article')
  element.innerHTML =
    '<p><img alt="Promo"></p><table><tr><td>₦5m</td></tr></table><div><figure><figcaption>A flyer</figcaption></figure></div>'
  await act(async () => root.render(<Listen shown={{ element }} />))
  expect(page.querySelector('button')).toBeNull()
})

it('the voice falls silent once another text is shown', async () => {
  hush.mockClear()
  await act(async () => root.render(<Listen shown={{ element: document.createElement('article') }} />))
  expect(hush).toHaveBeenCalledOnce()
  expect(button('Stop')).toBeNull()
})
