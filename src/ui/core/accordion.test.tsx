// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { notePresses } from '#src/device/last-press.ts'
import { Accordion } from './accordion.tsx'

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)
const items = [1, 2].map((at) => ({ id: `${at}`, question: `Question ${at}`, answer: `Answer ${at}` }))

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  notePresses()
  await act(async () => root.render(<Accordion items={items} name="questions" />))
})
afterAll(async () => {
  await act(async () => root.unmount())
  page.remove()
})

/** Whether the first question is open after presses that the browser counts so; a key is 0. */
async function isOpenAfter(...counts: number[]): Promise<boolean | undefined> {
  const question = page.querySelector('details')
  if (question) question.open = false
  for (const detail of counts) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    await act(async () => question?.querySelector('summary')?.dispatchEvent(press))
  }
  return question?.open
}

it.each([
  ['a click opens it', [1], true],
  ['a slow double click opens it, and does not close it again', [1, 2], true],
  ['a third click in haste neither', [1, 2, 3], true],
  ['two clicks one after the other open and close it', [1, 1], false],
  ['a key counts each time', [0, 0], false],
])('of a question: %s', async (_, counts, open) => expect(await isOpenAfter(...counts)).toBe(open))
