import { describe, expect, it, test } from 'vitest'
import { type Scheme, tokensOf } from './tokens-for-tests.ts'

type Pair = readonly [text: string, ground: string]

const tokens = { light: tokensOf('light'), dark: tokensOf('dark') }

/** Red, green and blue of 0 to 255. */
function rgb(colour: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (!hex) throw new Error(`Not a colour of the tokens: ${colour}`)
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}

/** WCAG 2.2, relative luminance. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const token = (scheme: Scheme, name: string) => rgb(tokens[scheme].get(name) ?? '')

const GROUNDS = ['paper', 'surface', 'sand', 'mint', 'sky', 'tag-land', 'tag-agro', 'tag-home']
const on = (text: string, grounds: readonly string[]): Pair[] => grounds.map((ground) => [text, ground])

const BODY: Pair[] = on('ink', GROUNDS)

/** Every other pair of text and ground that the classes of the site form. */
const TEXT: Pair[] = [
  ...on('ink-soft', GROUNDS),
  ...on('laterite', ['paper', 'surface', 'sand', 'mint', 'sky', 'tag-land']),
  ...on('forest', ['paper', 'surface', 'sand']),
  ...on('leaf', ['paper', 'surface']),
  ...on('danger', ['paper', 'surface', 'sand']),
  ['on-forest', 'forest'],
  ['on-forest', 'forest-hover'],
  ['on-accent', 'laterite'],
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['on-band', 'band'],
  ['on-band', 'band-edge'],
  ['on-band-soft', 'band'],
  ['on-tag-land', 'tag-land'],
  ['on-tag-agro', 'tag-agro'],
  ['on-tag-home', 'tag-home'],
  ['on-tag-home', 'sky'],
  ['paper', 'ink'],
]

/** Borders of fields and the focus ring: seen, not read. */
const SHAPES: Pair[] = [
  ...on('field-edge', ['paper', 'surface']),
  ...on('laterite', ['paper', 'surface', 'sand']),
  ['on-band', 'band'],
  ['on-band', 'band-edge'],
]

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it('has its tokens', () => {
    expect(tokens[scheme].size).toBeGreaterThan(25)
  })

  it.each([...BODY, ...TEXT])('reads %s on %s (AA)', (text, ground) => {
    expect(contrast(token(scheme, text), token(scheme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPES)('sees %s on %s', (shape, ground) => {
    expect(contrast(token(scheme, shape), token(scheme, ground))).toBeGreaterThanOrEqual(3)
  })

  // Captions and counters lie on a scrim of at least .72, whatever the picture shows. A white picture is the worst
  // case.
  it('reads white words on the scrim over any picture', () => {
    const scrim = (tokens[scheme].get('scrim') ?? '')
      .split(' ')
      .map((channel) => Number(channel) * 0.72 + 255 * 0.28)
    expect(contrast([255, 255, 255], scrim)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each(BODY)('body text in light is AAA: %s on %s', (text, ground) => {
  expect(contrast(token('light', text), token('light', ground))).toBeGreaterThanOrEqual(7)
})

test.each(on('ink-soft', ['paper', 'surface']))('also the quieter body text: %s on %s', (text, ground) => {
  expect(contrast(token('light', text), token('light', ground))).toBeGreaterThanOrEqual(7)
})
