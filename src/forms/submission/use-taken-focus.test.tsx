// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { standOf, type Told, useTakenFocus } from './use-taken-focus.ts'

function Words({ told }: { told: Told | null }) {
  const part = useTakenFocus<HTMLParagraphElement>(told)
  return <p ref={part} tabIndex={-1} />
}

it('words that come later take the focus from where the press left it, and from nothing else', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const form = document.body.appendChild(document.createElement('form'))
  const [pressed, other] = ['button', 'input'].map((name) => form.appendChild(document.createElement(name)))
  const page = form.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (told: Told | null) => act(async () => root.render(<Words told={told} />))
  const tell = () => {
    pressed?.focus()
    const stand = standOf(form)
    return stand && { id: 'a', ...stand }
  }

  await show(null)
  const first = tell()
  other?.focus()
  await show(first)
  expect(document.activeElement).toBe(other)
  await show(tell())
  expect(document.activeElement).toBe(page.querySelector('p'))
  const last = tell()
  pressed?.remove()
  await show(last)
  expect(document.activeElement).toBe(page.querySelector('p'))
  expect(standOf(other ?? null)).toBeNull()
  await act(async () => root.unmount())
  form.remove()
})
