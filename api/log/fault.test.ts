import { expect, it } from 'vitest'
import { faultOf } from './fault.ts'

it('a fault names its place in the code, and no line of its message that looks like one', () => {
  const message = 'Key (notes)=(call me\n    at Lekki, 08031234567\n    at 9:30:15) already exists'
  for (const error of [new Error(message), Object.assign(new Error(message), { message: 'changed since' })]) {
    expect(faultOf(error).at).toMatch(/^at .*fault\.test\.ts:\d+:\d+\)?$/)
  }
})
