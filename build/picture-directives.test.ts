import { expect, test } from 'vitest'
import { pictureDirectives } from './picture-directives.ts'

const directives = (query: string) => Object.fromEntries(pictureDirectives(new URL(`file:///x.jpg?${query}`)))

test.each([
  ['w=480&as=picture', { effort: '2', colour: 'half' }],
  [
    'portrait=avatar&flop=true',
    { effort: '2', colour: 'half', format: 'avif;webp', w: '64;112;168', quality: '54' },
  ],
  ['portrait=poster', expect.objectContaining({ aspect: '4:5', fit: 'cover', quality: '50' })],
])('%s is made with %j', (query, expected) => {
  expect(directives(query)).toEqual(expected)
})

test('a place that nobody knows ends the build', () => {
  expect(() => directives('portrait=stamp')).toThrow('"stamp"')
})
