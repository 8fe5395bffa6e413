// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { giveDraft } from './dirty-forms.ts'
import type { DraftKeeper } from './draft-saver.ts'
import { useKeptForm } from './use-kept-form.ts'

const restored = vi.fn(() => true)

function Form({ open }: { open: () => Promise<DraftKeeper> }) {
  useKeptForm({ form: 'a form', open, fields: null, onRestore: restored, onErased: () => undefined })
  return null
}

it('words that were carried wait for the form that stands, not for one that was left meanwhile', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const keeper = { read: async () => null, save: async () => true, eraseIf: async () => true }
  const opened = Promise.withResolvers<DraftKeeper>()
  const shown = async (open: () => Promise<DraftKeeper>) => {
    const root = createRoot(document.createElement('div'))
    await act(async () => root.render(<Form open={open} />))
    return () => act(async () => root.unmount())
  }
  const isSlow = () => opened.promise
  giveDraft('a form', { firstname: 'Ada' })
  const leave = await shown(isSlow)
  await leave()
  opened.resolve(keeper)
  await act(async () => opened.promise)
  expect(restored).not.toHaveBeenCalled()
  const leaveNext = await shown(isSlow)
  expect(restored).toHaveBeenCalledWith({ firstname: 'Ada' })
  await leaveNext()
})
