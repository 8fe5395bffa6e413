// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { giveDraft } from './dirty-forms.ts'
import type { DraftFields, DraftKeeper } from './draft-saver.ts'
import { useKeptForm } from './use-kept-form.ts'

const restored = vi.fn(() => true)

type Props = { open: () => Promise<DraftKeeper>; fields?: DraftFields; onErased?: () => void }

function Form({ open, fields, onErased = () => undefined }: Props) {
  const kept = useKeptForm({ form: 'a form', open, fields: fields ?? null, onRestore: restored, onErased })
  return kept.isKept && (kept.restoredAt === null ? 'kept' : 'kept, from before')
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

describe('a page that the browser kept for Back', () => {
  const words = { firstname: 'Ada' }
  const goBack = (persisted: boolean) =>
    act(async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      await new Promise((resolve) => setTimeout(resolve))
    })

  /** The form and the phone hold the same words; then another page leaves `rows` there. */
  async function comeBack(rows: DraftFields | null, { persisted = true, answers = true } = {}) {
    let draft: DraftFields | null = words
    const keeper: DraftKeeper = {
      read: async () => draft && { savedAt: 1, fields: draft },
      save: async () => true,
      eraseIf: async (isOurs) => {
        if (answers && draft && isOurs(draft)) draft = null
        return answers
      },
    }
    const open = async () => keeper
    const emptied = vi.fn()
    const root = createRoot(document.createElement('div'))
    await act(async () => root.render(<Form open={open} fields={words} onErased={emptied} />))
    draft = rows
    await goBack(persisted)
    await act(async () => root.unmount())
    return emptied.mock.calls.length > 0
  }

  it.each([
    ['were booked from another page', null, {}, true],
    ['stand there still', words, {}, false],
    ['were typed over in another page', { firstname: 'Bola' }, {}, false],
    ['are on a phone that does not answer', null, { answers: false }, false],
    ['are shown for the first time', null, { persisted: false }, false],
  ])('whose words %s', async (_, rows, how, isEmptied) => {
    expect(await comeBack(rows, how)).toBe(isEmptied)
  })
})

it('a form that stands open claims no more that it is kept, once its time on the phone was over', async () => {
  const words = { firstname: 'Ada' }
  let draft: DraftFields | null = words
  const keeper: DraftKeeper = {
    read: async () => draft && { savedAt: 1, fields: draft },
    save: async () => true,
    eraseIf: async (isOurs) => {
      if (draft && isOurs(draft)) draft = null
      return true
    },
  }
  const open = async () => keeper
  const emptied = vi.fn()
  const page = document.createElement('div')
  const root = createRoot(page)
  const show = (fields: DraftFields) =>
    act(async () => root.render(<Form open={open} fields={fields} onErased={emptied} />))
  const comeBack = () =>
    act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await new Promise((resolve) => setTimeout(resolve))
    })
  await show(words)
  await comeBack()
  expect(page.textContent).toBe('kept, from before')
  draft = null
  await comeBack()
  expect(page.textContent).toBe('')
  expect(emptied, 'what somebody sees is not taken away').not.toHaveBeenCalled()
  await show({ firstname: 'Adaeze' })
  await act(async () => dispatchEvent(new Event('pagehide')))
  expect(page.textContent, 'from now on').toBe('kept')
  await act(async () => root.unmount())
})
