import { describe, expect, test } from 'vitest'
import { referenceCode } from './reference-code.ts'

describe('the reference code', () => {
  test.each([
    ['00000000-0000-4000-8000-000000000000', 'AB-000000'],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'AB-ZZZZZZ'],
    ['08421084-0000-4000-8000-000000000000', 'AB-111111'],
    ['3f2b8c1e-1111-4111-8111-111111111111', 'AB-7WNRR7'],
  ])('of %s is %s', (id, code) => {
    expect(referenceCode(id)).toBe(code)
  })

  test('is the same for one request and another for the next', () => {
    const ids = Array.from({ length: 500 }, () => crypto.randomUUID())
    expect(ids.map(referenceCode)).toEqual(ids.map(referenceCode))
    expect(new Set(ids.map(referenceCode)).size).toBeGreaterThan(498)
  })

  test('has no letter that sounds or looks like a digit', () => {
    for (let run = 0; run < 200; run++) expect(referenceCode(crypto.randomUUID())).not.toMatch(/.{3}.*[ILOU]/)
  })
})
