// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Accordion } from '#src/ui/core/accordion.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Stepper } from '#src/ui/fields/stepper.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Age } from '#src/ui/reads/age.tsx'

let root: Root | undefined
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
})

afterEach(async () => {
  await act(async () => root?.unmount())
  page.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show(part: ReactNode) {
  root = createRoot(page)
  await act(async () => root?.render(part))
}

const find = <E extends Element>(selector: string): E => {
  const found = page.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}

function Form() {
  const [name, setName] = useState('')
  const [type, setType] = useState('')
  return (
    <>
      <TextField label="First name" name="firstname" value={name} onChange={setName} />
      <SelectField
        label="Project type"
        name="type"
        value={type}
        onChange={setType}
        options={[{ value: 'agro', label: 'Agro' }]}
        placeholder="Choose"
      />
      <output>{`${name} chose ${type}`}</output>
    </>
  )
}

test('what was typed and chosen before React came is kept and counts', async () => {
  page.innerHTML = renderToString(<Form />)
  find<HTMLInputElement>('input').value = 'Ada'
  find<HTMLSelectElement>('select').value = 'agro'
  await act(async () => {
    root = hydrateRoot(page, <Form />)
  })
  expect(find('output').textContent).toBe('Ada chose agro')
  expect(find<HTMLInputElement>('input').value).toBe('Ada')
})

test.each([
  ['email', '\u2068ada@example.ng\u2069\u200b', 'ada@example.ng'],
  ['tel', '\u202a+234 803 123 4567\u202c', '+234 803 123 4567'],
  ['search', '\u200e+2348031234567', '+2348031234567'],
  ['text', 'a\u200db', 'a\u200db'],
])('a field of type %s takes what was pasted with marks that nobody sees', async (type, pasted, taken) => {
  const onChange = vi.fn()
  await show(<TextField label="Yours" name="yours" type={type} value="" onChange={onChange} />)
  const input = find<HTMLInputElement>('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, pasted)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(onChange).toHaveBeenCalledWith(taken)
})

test.each([
  ['the phone has a network', () => dispatchEvent(new Event('online'))],
  ['somebody answers again', () => reachable.tell()],
])(
  'a picture falls back from its small copy to itself to the drawing, and comes back when %s',
  async (_, tell) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // happy-dom loads no pictures
    await show(<ApiPicture src="/media/land-1.jpg" alt="Plots" sizes="1px" width={1} height={1} />)
    expect(find('img').getAttribute('srcset')).toContain('w=320')
    await act(async () => find('img').dispatchEvent(new Event('error')))
    expect(find('img').hasAttribute('srcset')).toBe(false)
    await act(async () => find('img').dispatchEvent(new Event('error')))
    expect(find('svg').getAttribute('aria-label')).toBe('Plots')
    await act(async () => void tell())
    expect(find('img').getAttribute('src')).toBe('/media/land-1.jpg')
  },
)

test('a picture that failed before React came is drawn', async () => {
  await show(
    <ApiPicture src="https://pictures.example/gone.jpg" alt="Plots" sizes="1px" width={1} height={1} />,
  )
  expect(find('svg').getAttribute('aria-label')).toBe('Plots')
})

test('a picture of the site that cannot be had is drawn, and comes back with the network', async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true) // before React came
  const source = { sources: { avif: '/a.avif 360w' }, img: { src: '/a.webp', w: 36, h: 24 } }
  await show(<Picture source={source} alt="Greenhouses" sizes="1px" />)
  expect(find('svg').getAttribute('aria-label')).toBe('Greenhouses')
  complete.mockReturnValue(false)
  await act(async () => dispatchEvent(new Event('online')))
  await act(async () => find('img').dispatchEvent(new Event('error')))
  expect(find('svg').getAttribute('aria-label')).toBe('Greenhouses')
})

function Units() {
  const [units, setUnits] = useState(1)
  return <Stepper label="Units" value={units} min={1} max={2} onChange={setUnits} />
}

test('a stepper stops at its bounds and keeps the focus there', async () => {
  await show(<Units />)
  const more = find<HTMLButtonElement>('[aria-label="More: Units"]')
  more.focus()
  for (const _ of [1, 2, 3]) await act(async () => more.click())
  expect(find('output').textContent).toBe('2')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(more)
})

test('opening a question closes the others where the browser does not', async () => {
  const items = ['01', '02'].map((id) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` }))
  await show(<Accordion name="faq" items={items} />)
  const [first, second] = page.querySelectorAll('details')
  if (!first || !second) throw new Error('Two questions are needed')
  first.open = true
  second.open = true
  await act(async () => second.dispatchEvent(new Event('toggle')))
  expect([first.open, second.open]).toEqual([false, true])
  second.open = false
  await act(async () => second.dispatchEvent(new Event('toggle')))
  expect([first.open, second.open]).toEqual([false, false])
})

test('a pressed question stays where it is on the screen while the one above it closes', async () => {
  const items = ['01', '02'].map((id) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` }))
  await show(<Accordion name="faq" items={items} />)
  let top = 700
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  const question = find('details:last-child summary')
  question.getBoundingClientRect = () => new DOMRect(0, top, 300, 64)
  question.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  top -= 400
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: -400, behavior: 'instant' }))
})

test('an age is silent for an hour and then grows by itself', async () => {
  vi.useFakeTimers({ now: 10_000_000 })
  await show(<Age storedAt={10_000_000} prefix="Prices as of" />)
  await act(async () => vi.advanceTimersByTime(59 * 60_000))
  expect(page.textContent).toBe('')
  await act(async () => vi.advanceTimersByTime(2 * 3_600_000))
  expect(page.textContent).toBe('Prices as of 2 hours ago')
})

test('an age that was told stays when the answer comes, so nothing below it moves', async () => {
  vi.useFakeTimers({ now: 10_000_000 })
  await show(<Age storedAt={0} prefix="Prices as of" />)
  expect(page.textContent).toBe('Prices as of 2 hours ago')
  await act(async () => root?.render(<Age storedAt={10_000_100} prefix="Prices as of" />))
  expect(page.textContent).toBe('Prices as of just now')
})

test('on a phone that slept an age is told when the page is seen, not some seconds later', async () => {
  vi.useFakeTimers({ now: 10_000_000 })
  await show(<Age storedAt={10_000_000} prefix="Prices as of" />)
  vi.setSystemTime(20_000_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(page.textContent).toBe('Prices as of 2 hours ago')
})
