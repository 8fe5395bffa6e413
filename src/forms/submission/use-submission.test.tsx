// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copy } from '#src/forms/copy.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import type { SubmissionResult } from '#src/forms/result/submission-result.ts'
import { unsure } from '#src/forms/result/unsure-for-tests.ts'
import { toast } from '#src/ui/toast.ts'
import type { RefusalMeaning } from './refusal-meaning.ts'
import { SubmissionForm } from './submission-form.tsx'
import { type Deliver, useSubmission } from './use-submission.ts'
import { useTakenFocus } from './use-taken-focus.ts'

type Field = 'name' | 'email'
type Why = 'gone' | 'in-doubt' | 'over'

const words = {
  submit: 'Send',
  submitting: 'Sending…',
  notYet: '',
  privacy: '',
  silent: '',
  invalidEmail: 'No address.',
  incomplete: 'Fill in all.',
}
const outcome = {
  delivered: 'Taken.',
  queued: 'Waits for a line.',
  inMemory: 'On no disk.',
  unsure: 'Perhaps.',
  stillUnsure: 'Still perhaps.',
  failed: 'Failed.',
}
const refused = { id: 'a', outcome: 'refused', message: null, fieldErrors: {}, why: null } as const
const MEANINGS: Record<'gone' | 'over' | 'details' | 'unsaid', RefusalMeaning<Field>> = {
  details: { errors: { email: 'Used.' }, refusal: null },
  unsaid: { errors: {}, refusal: 'Not like this.' },
  gone: { errors: {}, refusal: null, isAnsweredAbove: true },
  over: { errors: { email: 'Known.' }, refusal: null, over: { kind: 'info', text: 'We have it.' } },
}

let draft: DraftFields | null
const keeper = {
  read: async () => draft && { savedAt: Date.now(), fields: draft, id: 'found' },
  save: async (fields: DraftFields) => {
    draft = fields
    return true
  },
  eraseIf: async (isOurs: (fields: DraftFields) => boolean) => {
    if (draft && isOurs(draft)) draft = null
    return true
  },
  onErased: (listener: typeof arrive) => {
    arrive = listener
    return () => undefined
  },
}
let arrive: (gone: readonly string[] | null) => void
let opening: Promise<typeof keeper>
const open = () => opening
const deliver = vi.fn<Deliver<Why>>()
let meaning: RefusalMeaning<Field>
let waits: string | undefined
let isDeliverable: boolean
let page: HTMLElement
let root: Root

function Form() {
  const [typed, setTyped] = useState({ name: '', email: '' })
  const missing = (['name', 'email'] as const).filter((field) => typed[field] === '')
  const submission = useSubmission<Field, Why>({
    form: 'sample',
    logName: 'Sample',
    open,
    fields: missing.length === 2 ? null : typed,
    onRestore({ name = '', email = '' }) {
      setTyped({ name, email })
      return true
    },
    onClear: () => setTyped({ name: '', email: '' }),
    isSamePerson: (sent, now) => sent.name === now.name || sent.email === now.email,
    wrong: Object.fromEntries(missing.map((field) => [field, `No ${field}.`])),
    missing,
    words: { ...words, waits },
    telling: { words: outcome },
    meaningOf: () => meaning,
    deliver: isDeliverable ? deliver : null,
  })
  const { errors, told, forgive, saidId } = submission
  const panel = useTakenFocus<HTMLDivElement>(told)
  return (
    <div>
      <div ref={panel} tabIndex={-1} data-told={told?.id ?? ''} data-said={saidId ?? ''} />
      <SubmissionForm submission={submission} words={words} icon="" className="">
        {(['name', 'email'] as const).map((field) => (
          <label key={field}>
            <input
              name={field}
              type={field === 'email' ? 'email' : 'text'}
              value={typed[field]}
              aria-invalid={errors[field] !== undefined}
              onChange={({ target }) => {
                setTyped((before) => ({ ...before, [field]: target.value }))
                forgive(field)
              }}
            />
            <b data-error={field}>{errors[field]}</b>
          </label>
        ))}
      </SubmissionForm>
    </div>
  )
}

const find = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
  const part = page.querySelector<Part>(selector)
  if (!part) throw new Error(`No ${selector}`)
  return part
}
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const errorOf = (name: string) => find(`[data-error=${name}]`).textContent
const refusal = () => find('form [role=status]').textContent
const typed = () => [field('name').value, field('email').value]
const told = () => find('[data-told]')

const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

const press = () =>
  act(async () => {
    find('button[type=submit]').focus()
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve))
  })

async function pressFilled(result: SubmissionResult<Why>): Promise<void> {
  await type('name', 'Ada')
  await type('email', 'ada@example.com')
  deliver.mockImplementation(async ({ whenKept }) => {
    whenKept()
    return result
  })
  await press()
}

/** Presses with all filled; the phone holds it unless it is full, and what it returns is the answer to come. */
async function pressUnanswered(isFull = false): Promise<(result: SubmissionResult<Why>) => void> {
  await type('name', 'Ada')
  await type('email', 'ada@example.com')
  let answer = (_: SubmissionResult<Why>) => {}
  deliver.mockImplementation(({ whenKept }) => {
    if (!isFull) whenKept()
    return new Promise((resolve) => (answer = resolve))
  })
  await press()
  return answer
}

const show = () => act(async () => root.render(<Form />))
const say = { success: vi.fn(), info: vi.fn(), warning: vi.fn(), error: vi.fn() }
const said = () =>
  Object.entries(say).flatMap(([kind, call]) => call.mock.calls.map(([text]) => `${kind}: ${text}`))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const kind of ['success', 'info', 'warning', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation(say[kind])
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  draft = null
  opening = Promise.resolve(keeper)
  meaning = MEANINGS.unsaid
  waits = undefined
  isDeliverable = true
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await show()
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  for (const call of [...Object.values(say), deliver]) call.mockReset()
  vi.restoreAllMocks()
})

const KEPT = ['Ada', 'ada@example.com']
const EMPTY = ['', '']

describe('what becomes of the form', () => {
  test.each<[string, SubmissionResult<Why>, string[], string, string]>([
    ['taken', { id: 'a', outcome: 'delivered' }, EMPTY, 'success: Taken.', ''],
    [
      'waiting',
      { id: 'a', outcome: 'queued', isSaved: true, waitingFor: null },
      EMPTY,
      'info: Waits for a line.',
      '',
    ],
    ['without an answer', unsure, EMPTY, 'warning: Perhaps.', ''],
    ['a fault of the server', { ...unsure, isAnswered: true }, KEPT, 'error: Failed.', 'Failed.'],
    ['in doubt before', { ...unsure, isRepeat: true }, KEPT, 'warning: Still perhaps.', 'Still perhaps.'],
    ['refused', refused, KEPT, 'error: Failed.', 'Not like this.'],
  ])('%s', async (_, result, fields, toasted, besideButton) => {
    await pressFilled(result)
    expect(typed()).toEqual(fields)
    expect(said()).toEqual([toasted])
    expect(refusal()).toBe(besideButton)
    const isDone = fields === EMPTY
    expect(document.activeElement).toBe(isDone ? told() : find('button[type=submit]'))
    expect(told().dataset.told).toBe(isDone ? 'a' : '')
    // What is still in the form is its correction, on the phone and at the next press.
    await vi.waitFor(() =>
      expect(draft).toEqual(isDone ? null : { name: 'Ada', email: 'ada@example.com', refusedId: 'a' }),
    )
    if (!isDone) await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBe(isDone ? undefined : 'a')
  })

  test('beside another of the same visit: the words stay, whatever becomes of that one', async () => {
    await pressFilled({ ...unsure, isRepeat: true, isOther: true })
    await vi.waitFor(() => expect(draft).toEqual({ name: 'Ada', email: 'ada@example.com' }))
    await act(async () => arrive(['a']))
    expect(typed()).toEqual(KEPT)
    await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBeUndefined()
  })

  test('beside another while it corrects one: that one is still what the next press replaces', async () => {
    await pressFilled(refused)
    deliver.mockResolvedValue({ ...unsure, id: 'b', isRepeat: true, isOther: true })
    await type('name', 'Adaa')
    await press()
    await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBe('a')
  })

  test('pressed once more while just its words are in doubt: their arrival empties it', async () => {
    await pressFilled({ ...unsure, isAnswered: true })
    deliver.mockResolvedValue({ ...unsure, id: 'b', isRepeat: true })
    await press()
    await act(async () => arrive(['b']))
    expect(typed()).toEqual(EMPTY)
  })

  test('changed and pressed while the first is in doubt: its arrival does not take the change away', async () => {
    await pressFilled({ ...unsure, isAnswered: true })
    await type('name', 'Adaa')
    deliver.mockResolvedValue({ ...unsure, id: 'sent from the list', isRepeat: true, isHeld: true })
    await press()
    await act(async () => arrive(['sent from the list', 'a']))
    expect(typed()).toEqual(['Adaa', 'ada@example.com'])
    expect(deliver.mock.lastCall?.[0].corrects).toBe('a')
  })

  test.each<SubmissionResult<Why>>([{ ...unsure, isAnswered: true }, refused])(
    'told on another screen, the form that is there later still corrects it: %j',
    async (result) => {
      const answer = await pressUnanswered()
      await act(async () => root.unmount())
      await act(async () => answer(result))
      await vi.waitFor(() => expect(draft).toEqual({ name: 'Ada', email: 'ada@example.com', refusedId: 'a' }))
      root = createRoot(page)
      await show()
      expect(typed()).toEqual(KEPT)
      await press()
      expect(deliver.mock.lastCall?.[0].corrects).toBe('a')
    },
  )

  test('told on another screen, it does not take the place of what is typed in the form that is there now', async () => {
    const answer = await pressUnanswered()
    await act(async () => root.unmount())
    root = createRoot(page)
    await show()
    await type('name', 'Bola')
    await vi.waitFor(() => expect(draft).toEqual({ name: 'Bola', email: '' }))
    await act(async () => answer(refused))
    await new Promise((resolve) => setTimeout(resolve))
    expect(draft).toEqual({ name: 'Bola', email: '' })
  })

  test.each<[string, boolean, SubmissionResult<Why>]>([
    ['has arrived', false, { id: 'a', outcome: 'delivered' }],
    ['waits in memory', true, { id: 'a', outcome: 'queued', isSaved: false, waitingFor: null }],
    ['may not have arrived', true, unsure],
    ['is refused', true, refused],
  ])('left while a full phone sends it: what %s stays on the phone is %s', async (_, stays, result) => {
    const answer = await pressUnanswered(true)
    await act(async () => root.unmount())
    await vi.waitFor(() => expect(draft).not.toBeNull())
    await act(async () => answer(result))
    await new Promise((resolve) => setTimeout(resolve))
    expect(draft !== null).toBe(stays)
    root = createRoot(page)
    await show()
    expect(typed()).toEqual(stays ? KEPT : EMPTY)
  })

  test('waiting in the memory of a full phone: the form is empty, and the phone keeps its words until others are typed', async () => {
    const answer = await pressUnanswered(true)
    await vi.waitFor(() => expect(draft).not.toBeNull())
    await act(async () => answer({ id: 'a', outcome: 'queued', isSaved: false, waitingFor: null }))
    await new Promise((resolve) => setTimeout(resolve, 500)) // longer than the pause before a draft is written
    expect(typed()).toEqual(EMPTY)
    expect(draft).toEqual({ name: 'Ada', email: 'ada@example.com' })
    await type('name', 'Bola')
    await vi.waitFor(() => expect(draft).toEqual({ name: 'Bola', email: '' }))
  })

  test('sent before the phone could be asked what it keeps: it is not kept a second time, and an older draft stays', async () => {
    await act(async () => root.unmount())
    draft = { name: 'Older', email: '' }
    let isOpen = () => {}
    opening = new Promise((resolve) => {
      isOpen = () => resolve(keeper)
    })
    root = createRoot(page)
    await show()
    const answer = await pressUnanswered()
    await act(async () => isOpen())
    await new Promise((resolve) => setTimeout(resolve, 500)) // longer than the pause before a draft is written
    expect(draft).toEqual({ name: 'Older', email: '' })
    await act(async () => answer({ id: 'a', outcome: 'delivered' }))
    expect(typed()).toEqual(EMPTY)
    expect(draft).toEqual({ name: 'Older', email: '' })
  })

  test('broken on the way: all of it stays, and is kept again', async () => {
    await type('name', 'Ada')
    await type('email', 'ada@example.com')
    deliver.mockImplementation(async ({ whenKept }) => {
      whenKept()
      throw new Error('broken')
    })
    await press()
    expect(typed()).toEqual(KEPT)
    expect(said()).toEqual(['error: Failed.'])
    expect(refusal()).toBe('Failed.')
    await vi.waitFor(() => expect(draft).toEqual({ name: 'Ada', email: 'ada@example.com' }))
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Adbond: Sample failed (broken)')
  })

  test('details to correct: the words stand beside the field, which has the focus, until it is changed', async () => {
    meaning = MEANINGS.details
    await pressFilled(refused)
    expect(errorOf('email')).toBe('Used.')
    expect(refusal()).toBe('')
    expect(document.activeElement).toBe(field('email'))
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Adbond: Sample failed (refused)')
    await type('email', 'ada@example.org')
    expect(errorOf('email')).toBe('')
  })

  test('answered above: the words there take the focus, at each press', async () => {
    meaning = MEANINGS.gone
    await pressFilled({ ...refused, why: 'gone' })
    expect(document.activeElement).toBe(told())
    await press()
    expect(document.activeElement).toBe(told())
    expect(typed()).toEqual(KEPT)
  })

  test('in doubt without a reason: it is told as such, and is still a refusal in the log', async () => {
    meaning = MEANINGS.gone
    await pressFilled({ ...refused, why: 'in-doubt' })
    expect(said()).toEqual(['warning: Perhaps.'])
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Adbond: Sample failed (refused)')
    expect(typed()).toEqual(KEPT)
  })

  test('over: it is told in its own words, is no failure, and nothing is left to replace', async () => {
    meaning = MEANINGS.over
    await pressFilled({ ...refused, why: 'over' })
    expect(said()).toEqual(['info: We have it.'])
    expect(console.info).not.toHaveBeenCalled()
    expect(errorOf('email')).toBe('Known.')
    await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBeUndefined()
  })

  test.each<SubmissionResult<Why>>([{ id: 'a', outcome: 'delivered' }, refused])(
    'what somebody else typed over it meanwhile stays: %j',
    async (result) => {
      meaning = MEANINGS.details
      await type('name', 'Ada')
      await type('email', 'ada@example.com')
      let answer = (_: SubmissionResult<Why>) => {}
      deliver.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
      await press()
      await type('name', 'Bola')
      await act(async () => answer(result))
      expect(typed()).toEqual(['Bola', 'ada@example.com'])
      expect([errorOf('email'), refusal()]).toEqual(['', ''])
      expect(said()).toHaveLength(1)
      expect(told().dataset.told).toBe('')
      await press()
      expect(deliver.mock.lastCall?.[0].corrects).toBeUndefined()
    },
  )

  test.each(['Ada', 'Bola'])(
    'erased by the person meanwhile: nothing is said, nothing goes back to the phone (%s in the form)',
    async (name) => {
      const answer = await pressUnanswered()
      if (name !== 'Ada') await type('name', name)
      await act(async () => answer({ id: 'a', outcome: 'erased' }))
      expect(typed()).toEqual(name === 'Ada' ? EMPTY : [name, 'ada@example.com'])
      expect([said(), refusal(), told().dataset.told]).toEqual([[], '', ''])
      await act(async () => root.unmount())
      expect(draft).toBeNull()
      root = createRoot(page)
    },
  )

  test('another person typed over a refused one corrects nothing, and is kept without it', async () => {
    await pressFilled(refused)
    await vi.waitFor(() => expect(draft).toMatchObject({ refusedId: 'a' }))
    await type('name', 'Bola')
    await type('email', 'bola@example.com')
    await act(() => vi.waitFor(() => expect(draft).toEqual({ name: 'Bola', email: 'bola@example.com' })))
    await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBeUndefined()
  })

  test('what it corrects had arrived: that is told, all of it stays, and the next press sends it as one of its own', async () => {
    await pressFilled(refused)
    await type('name', 'Ada Obi')
    deliver.mockImplementation(async () => ({ id: 'b', outcome: 'overtaken' }))
    await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBe('a')
    expect(said()).toContain(`warning: ${copy.overtaken}`)
    expect(refusal()).toBe(copy.overtaken)
    expect(typed()).toEqual(['Ada Obi', 'ada@example.com'])
    await vi.waitFor(() => expect(draft).toEqual({ name: 'Ada Obi', email: 'ada@example.com' }))
    await press()
    expect(deliver.mock.lastCall?.[0].corrects).toBeUndefined()
  })

  test('what it corrects arrives from another tab: it is emptied, on the phone too', async () => {
    await pressFilled(refused)
    await act(async () => arrive(['another']))
    expect(typed()).toEqual(KEPT)
    await type('email', 'ada@example.org')
    await act(async () => arrive(['a']))
    expect(typed(), 'what was changed since stays').toEqual(['Ada', 'ada@example.org'])
    await type('email', 'ada@example.com')
    await act(async () => arrive(['a']))
    expect(typed()).toEqual(EMPTY)
    await vi.waitFor(() => expect(draft).toBeNull())
  })

  test('the words of somebody else stay, if the request arrives just when its answer has come', async () => {
    await pressFilled(refused)
    let answer = (_: SubmissionResult<Why>) => {}
    deliver.mockImplementation(({ whenKept }) => {
      whenKept()
      return new Promise((resolve) => (answer = resolve))
    })
    await press()
    await type('email', 'ada@example.org')
    await act(async () => {
      answer({ id: 'b', outcome: 'delivered' })
      await Promise.resolve().then(() => undefined)
      for (let turn = 0; turn < 20; turn++) {
        arrive(['a', 'b'])
        await Promise.resolve()
      }
    })
    expect(typed()).toEqual(['Ada', 'ada@example.org'])
  })

  test('a request is sent with the names of its drafts, and those after it have others', async () => {
    await pressFilled(refused)
    const first = deliver.mock.lastCall?.[0].drafts ?? []
    expect(first).toHaveLength(1)
    await press()
    expect(deliver.mock.lastCall?.[0].drafts).toHaveLength(1)
    expect(deliver.mock.lastCall?.[0].drafts).not.toEqual(first)
  })

  test('the request of another person names nothing that a full phone still holds of the first', async () => {
    const answer = await pressUnanswered(true)
    const [first] = deliver.mock.lastCall?.[0].drafts ?? []
    expect(first).toBeDefined()
    vi.spyOn(keeper, 'save').mockResolvedValue(false)
    await type('name', 'Bola')
    await act(async () => answer(refused))
    await press()
    expect(deliver.mock.lastCall?.[0].drafts).not.toContain(first)
  })

  test('a press while it is sent is none', async () => {
    await pressFilled(refused)
    deliver.mockClear()
    deliver.mockImplementation(() => new Promise(() => {}))
    await press()
    await press()
    expect(deliver).toHaveBeenCalledTimes(1)
  })
})

describe('where the person is when the answer comes', () => {
  const away = { top: -900, bottom: -844 }
  const moveTo = (part: HTMLElement, box: object) =>
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(box as DOMRect)

  test.each([
    ['at the button', { top: 400, bottom: 456 }, false],
    ['scrolled on', away, true],
    ['further up', { top: innerHeight + 9, bottom: innerHeight + 65 }, true],
  ])(
    '%s: the words take the focus, and bring the person there only from the button',
    async (_, box, preventScroll) => {
      const answer = await pressUnanswered()
      moveTo(find('button[type=submit]'), box)
      const focus = vi.spyOn(told(), 'focus')
      await act(async () => answer({ id: 'a', outcome: 'delivered' }))
      expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll })
      expect(document.activeElement).toBe(told())
    },
  )

  test('nowhere, and the form is off the screen: the words take the focus and leave the page in its place', async () => {
    const answer = await pressUnanswered()
    find('button[type=submit]').blur()
    moveTo(page.querySelector('div') as HTMLElement, away)
    const focus = vi.spyOn(told(), 'focus')
    await act(async () => answer({ id: 'a', outcome: 'delivered' }))
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  })

  test('scrolled on: a field to correct is marked and has the focus, and the page stays', async () => {
    meaning = MEANINGS.details
    const answer = await pressUnanswered()
    moveTo(find('button[type=submit]'), away)
    const focus = vi.spyOn(field('email'), 'focus')
    await act(async () => answer(refused))
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
    expect(errorOf('email')).toBe('Used.')
  })

  test('at something else: it keeps the focus, and all is told', async () => {
    const answer = await pressUnanswered()
    const other = document.body.appendChild(document.createElement('button'))
    other.focus()
    await act(async () => answer({ id: 'a', outcome: 'delivered' }))
    expect(document.activeElement).toBe(other)
    expect(said()).toEqual(['success: Taken.'])
    other.remove()
  })
})

describe('before it is sent', () => {
  test('every gap is marked, the first one has the focus, and nothing goes out', async () => {
    await press()
    expect([errorOf('name'), errorOf('email')]).toEqual(['No name.', 'No email.'])
    expect(document.activeElement).toBe(field('name'))
    expect(said()).toEqual(['error: Fill in all.'])
    expect(deliver).not.toHaveBeenCalled()
  })

  test('a press while it waits is told why, marks nothing and sends nothing', async () => {
    waits = 'Still loading.'
    await pressFilled(refused)
    expect(said()).toEqual(['info: Still loading.'])
    expect([errorOf('name'), errorOf('email'), refusal()]).toEqual(['', '', ''])
    expect(deliver).not.toHaveBeenCalled()
    await type('email', '')
    await press()
    expect(said()).toEqual(['info: Still loading.', 'error: Fill in all.'])
  })

  test('a press that cannot be sent, though nothing is wrong, is answered', async () => {
    isDeliverable = false
    await pressFilled(refused)
    expect(refusal()).toBe('Failed.')
    expect(typed()).toEqual(KEPT)
  })

  test('the browser’s word about an address is ours, beside a gap', async () => {
    await type('email', 'ada')
    vi.spyOn(field('email'), 'validity', 'get').mockReturnValue({
      ...field('email').validity,
      typeMismatch: true,
    })
    await press()
    expect([errorOf('name'), errorOf('email')]).toEqual(['No name.', 'No address.'])
    await type('name', 'Ada')
    await press()
    expect(document.activeElement).toBe(field('email'))
    expect(deliver).not.toHaveBeenCalled()
  })
})

test('a form that comes back leaves the word about its refusal to the panel, until it is refused anew', async () => {
  const saidId = () => find('[data-said]').dataset.said
  await pressFilled(refused)
  expect(saidId()).toBe('a')
  await vi.waitFor(() => expect(draft).toMatchObject({ refusedId: 'a' }))
  await act(async () => root.unmount())
  root = createRoot(page)
  await show()
  expect([typed(), refusal(), saidId()]).toEqual([KEPT, '', ''])
  await press()
  expect(deliver.mock.lastCall?.[0].corrects).toBe('a')
  expect([refusal(), saidId()]).toEqual(['Not like this.', 'a'])
})

test('what the phone kept comes back with the one it corrects, and erasing it leaves nothing', async () => {
  await act(async () => root.unmount())
  draft = { name: 'Ada', email: 'ada@example.com', refusedId: 'b' }
  root = createRoot(page)
  await show()
  expect(typed()).toEqual(KEPT)
  meaning = { errors: { email: 'Used.' }, refusal: 'Not like this.' }
  await pressFilled(refused)
  expect(deliver.mock.lastCall?.[0].corrects).toBe('b')
  expect(deliver.mock.lastCall?.[0].drafts).toContain('found')
  await act(async () => find('form .text-link').click())
  expect(typed()).toEqual(EMPTY)
  expect([errorOf('email'), refusal()]).toEqual(['', ''])
  await vi.waitFor(() => expect(draft).toBeNull())
})
