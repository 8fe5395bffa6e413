import { expect, it } from 'vitest'
import { choosing } from './choose.ts'
import type { Pressable } from './pressables.ts'

const part = (key: string, kind = key): Pressable => ({
  key,
  kind,
  name: key,
  opensDialog: false,
  isOfFrame: false,
})
const hearts = [part('heart 1', 'heart'), part('heart 2', 'heart'), part('heart 3', 'heart')]

it.each<[string, number, Pressable[][], (string | undefined)[], number]>([
  ['each part once', 3, [[part('a'), part('b')]], ['a', 'b', undefined], 0],
  ['so many of a kind', 2, [[...hearts, part('b')]], ['heart 1', 'heart 2', 'b', undefined], 1],
  ['what a press brought', 1, [[part('a')], [part('b'), part('a')]], ['a', 'b', undefined], 0],
  ['nothing where nothing is', 1, [[]], [undefined], 0],
])('chooses %s', (_, most, screens, expected, skipped) => {
  const choice = choosing(most)
  const last = screens.at(-1) ?? []
  expect(expected.map((_, at) => choice.next(screens[at] ?? last)?.key)).toEqual(expected)
  expect(choice.skipped()).toBe(skipped)
})

it('chooses so many of a kind on all screens together, where they count together', () => {
  const ofKind = new Map<string, number>()
  const first = choosing(2, ofKind)
  expect([part('menu'), part('theme')].map(() => first.next([part('menu'), part('theme')])?.key)).toEqual([
    'menu',
    'theme',
  ])
  expect(choosing(2, ofKind).next([part('menu')])?.key).toBe('menu')
  const third = choosing(2, ofKind)
  expect(third.next([part('menu')])).toBeUndefined()
  expect(third.skipped()).toBe(1)
})
