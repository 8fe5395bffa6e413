import { expect, test } from 'vitest'
import { createReader, minutesLeft, type Speaker } from './reader.ts'

/** Says a piece until the test lets it end. */
function fakeSpeaker() {
  const said: string[] = []
  let then: Parameters<Speaker['say']>[2] | null = null
  const speaker: Speaker = {
    say: (text, speed, next) => {
      said.push(speed === 1 ? text : `${text} ×${speed}`)
      then = next
    },
    hush: () => {
      const interrupted = then
      then = null
      interrupted?.onFailure() // browsers report the end of what they were told to end
    },
  }
  return { speaker, said, end: () => then?.onEnd(), fail: () => then?.onFailure() }
}

function reader(pieces = ['one', 'two', 'three']) {
  const fake = fakeSpeaker()
  const made = createReader(pieces, fake.speaker)
  return { ...fake, ...made }
}

test('one piece follows the other, and the end is a new beginning', () => {
  const { play, end, said, reading } = reader()
  play()
  end()
  end()
  expect(reading.get()).toEqual({ state: 'reading', at: 2 })
  end()
  expect(said).toEqual(['one', 'two', 'three'])
  expect(reading.get()).toEqual({ state: 'idle', at: 0 })
})

test('a pause keeps the place', () => {
  const { play, pause, end, said, reading } = reader()
  play()
  end()
  pause()
  expect(reading.get()).toEqual({ state: 'paused', at: 1 })
  play()
  expect(said).toEqual(['one', 'two', 'two'])
})

test('stopping goes back to the beginning', () => {
  const { play, stop, end, said, reading } = reader()
  play()
  end()
  stop()
  expect(reading.get()).toEqual({ state: 'idle', at: 0 })
  play()
  expect(said.at(-1)).toBe('one')
})

test('another speed says the piece again, and counts for the next', () => {
  const { play, setSpeed, end, said } = reader()
  play()
  setSpeed(1.5)
  end()
  expect(said).toEqual(['one', 'one ×1.5', 'two ×1.5'])
})

test('another speed while paused starts nothing', () => {
  const { play, pause, setSpeed, said } = reader()
  play()
  pause()
  setSpeed(0.8)
  expect(said).toEqual(['one'])
  play()
  expect(said).toEqual(['one', 'one ×0.8'])
})

test('a voice that fails keeps the place for another try', () => {
  const { play, end, fail, said, reading } = reader()
  play()
  end()
  fail()
  expect(reading.get()).toEqual({ state: 'failed', at: 1 })
  play()
  expect(said.at(-1)).toBe('two')
})

test('a text without words says nothing', () => {
  const { play, said, reading } = reader([])
  play()
  expect(said).toEqual([])
  expect(reading.get().state).toBe('idle')
})

test.each([
  [320, 0, 1, 2],
  [320, 160, 1, 1],
  [320, 0, 2, 1],
  [1, 0, 1, 1],
])('%i words from %i at speed %d take %i minutes', (words, at, speed, minutes) => {
  expect(
    minutesLeft(
      Array.from({ length: words }, () => 'word'),
      at,
      speed,
    ),
  ).toBe(minutes)
})
