// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whilePressed } from './while-pressed.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

function buttonThatPulses() {
  const cancel = vi.fn()
  const animate = vi.fn(() => ({ cancel }))
  return { button: { animate } as unknown as Element, animate, cancel }
}

it('a press whose code is here shows no waiting', async () => {
  const { button, animate } = buttonThatPulses()
  expect(await whilePressed(button, Promise.resolve('part'))).toBe('part')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(animate).not.toHaveBeenCalled()
})

it('a press that waits for its code pulses until that comes', async () => {
  const { button, animate, cancel } = buttonThatPulses()
  const coming = Promise.withResolvers<string>()
  const pressed = whilePressed(button, coming.promise)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(animate).toHaveBeenCalledOnce()
  expect(cancel).not.toHaveBeenCalled()
  coming.resolve('part')
  expect(await pressed).toBe('part')
  expect(cancel).toHaveBeenCalledOnce()
})

it('a line that says nothing counts as lost after ten seconds', async () => {
  const { button, cancel } = buttonThatPulses()
  const pressed = whilePressed(button, new Promise(() => undefined))
  const met = expect(pressed).rejects.toThrow('Silence')
  await vi.advanceTimersByTimeAsync(10_000)
  await met
  expect(cancel).toHaveBeenCalledOnce()
})

it('a second press joins the first: it is told once, and nothing opens after the words', async () => {
  const { button, animate } = buttonThatPulses()
  const met = vi.fn()
  whilePressed(button, new Promise(() => undefined)).catch(met)
  await vi.advanceTimersByTimeAsync(9_000)
  whilePressed(button, new Promise(() => undefined)).catch(met)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(met).toHaveBeenCalledOnce()
  expect(animate).toHaveBeenCalledOnce()
  expect(await whilePressed(button, Promise.resolve('part'))).toBe('part')
})

it('of two buttons that take no focus, as in Safari, only the later press opens its part', async () => {
  const [first, second] = [buttonThatPulses(), buttonThatPulses()]
  const [firstPart, secondPart] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const opened = vi.fn()
  whilePressed(first.button, firstPart.promise).then(opened, opened)
  whilePressed(second.button, secondPart.promise).then(opened, opened)
  firstPart.resolve('first')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).not.toHaveBeenCalled()
  expect(second.cancel).not.toHaveBeenCalled()
  secondPart.resolve('second')
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledExactlyOnceWith('second')
})

it('a second press of such a button counts from where the person was then', async () => {
  const { button } = buttonThatPulses()
  const coming = Promise.withResolvers<string>()
  const opened = vi.fn()
  whilePressed(button, coming.promise).then(opened)
  document.body.appendChild(document.createElement('input')).focus()
  whilePressed(button, coming.promise).then(opened)
  coming.resolve('part')
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledOnce()
})

describe('a part that comes late opens and tells nothing over what the person does by then', () => {
  const settled = vi.fn()
  const typing = () => document.body.appendChild(document.createElement('input')).focus()
  const goesOn = () => history.pushState(null, '', '/faqs')

  it.each([
    ['types in a field', 'comes', typing],
    ['types in a field', 'is lost', typing],
    ['is on another page', 'comes', goesOn],
    ['is on another page', 'is lost', goesOn],
  ])('who %s when it %s', async (_, end, meanwhile) => {
    settled.mockReset()
    const { button, cancel } = buttonThatPulses()
    const coming = Promise.withResolvers<string>()
    whilePressed(button, coming.promise).then(settled, settled)
    await vi.advanceTimersByTimeAsync(2_000)
    meanwhile()
    if (end === 'comes') coming.resolve('part')
    else coming.reject(new Error('lost'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    expect(cancel, 'the button rests again').toHaveBeenCalledOnce()
    expect(await whilePressed(button, Promise.resolve('part')), 'and may be pressed again').toBe('part')
  })
})

it.each(['the page', 'a part that no key leads to'])(
  'a tap on empty ground, which focuses %s, is no way elsewhere',
  async (what) => {
    const { button } = buttonThatPulses()
    const coming = Promise.withResolvers<string>()
    const settled = whilePressed(button, coming.promise)
    const main = document.body.appendChild(document.createElement('main'))
    main.tabIndex = -1
    if (what !== 'the page') main.focus()
    coming.resolve('part')
    await vi.advanceTimersByTimeAsync(1)
    expect(await settled).toBe('part')
  },
)
