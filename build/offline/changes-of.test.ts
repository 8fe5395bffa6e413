import { expect, it } from 'vitest'
import { withChanges } from '../../contract/messages/offline-changes.ts'
import { changesOf } from './changes-of.ts'

const OLD =
  'const a=1;export{a as price};say("Land by the plot, in instalments");say("Land by the plot, at once");'

it.each([
  ['the same', OLD],
  ['a longer word', OLD.replace('price', 'price of the day')],
  ['a shorter word', OLD.replace('price', 'p')],
  ['what stood behind now before', OLD.slice(50) + OLD.slice(0, 50)],
  ['a part twice', OLD + OLD.slice(30)],
  ['a part less', OLD.slice(40)],
  ['nothing', ''],
  ['nothing of it', '{}'],
  ['signs of two units', OLD.replace('Land', '🏡 ₦')],
])('tells a text with %s by its changes', (_, text) => {
  expect(withChanges(OLD, changesOf(OLD, text))).toBe(text)
  expect(withChanges('', changesOf('', text))).toBe(text)
})

it('says of another word that word alone', () => {
  expect(changesOf(OLD, OLD.replace('price', 'costs'))).toEqual([
    ['', 'costs', ''],
    [0, 0],
    [22, 75],
  ])
})

it('finds every random edit again', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  for (let turn = 0; turn < 200; turn++) {
    let text = OLD
    for (let edit = 0; edit < 5; edit++) {
      const from = random(text.length)
      const inserted = OLD.slice(random(OLD.length), random(OLD.length))
      text = text.slice(0, from) + inserted + text.slice(from + random(20))
    }
    expect(withChanges(OLD, changesOf(OLD, text))).toBe(text)
  }
})
