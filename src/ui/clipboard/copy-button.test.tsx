// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const WORDS = { copy: 'Copy', copied: 'Copied', copyFailed: 'Not allowed' }

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** On a phone that refuses, after one press. */
async function refused() {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const page = document.body.appendChild(document.createElement('main'))
  const part = () => <CopyButton text="Plot 7" words={WORDS} className="" />
  const root = createRoot(page)
  const draw = () => act(async () => root.render(part()))
  await draw()
  const button = page.querySelector('button')
  const press = () =>
    act(async () => {
      button?.focus() // as a browser does, which takes the selection from the field
      button?.click()
    })
  await press()
  return { draw, press, button, field: () => page.querySelector('textarea') }
}

it('a copy that is refused a second time selects the text again', async () => {
  const { press, field } = await refused()
  field()?.setSelectionRange(0, 0)
  await press()
  expect(document.activeElement).toBe(field())
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, 'Plot 7'.length])
})

it('a page that is drawn again leaves the person where they are', async () => {
  const { draw, button } = await refused()
  button?.focus()
  await draw()
  expect(document.activeElement).toBe(button)
})

it('the text to copy by hand is named by what it is, not by what failed', async () => {
  const { field } = await refused()
  expect(field()?.getAttribute('aria-label')).toBe('Text to copy')
})
