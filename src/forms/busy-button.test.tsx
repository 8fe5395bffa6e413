// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import { BusyButton } from './busy-button.tsx'

it('the button of a translated page says that it is busy', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const act = () => new Promise(() => undefined)
  const button = (
    <BusyButton className="" icon="" words="Send now" busyWords="Sending…" about="Ibeju" act={act} />
  )
  expect(await wordsAfterPress(button)).toBe('Sending…: Ibeju')
})
