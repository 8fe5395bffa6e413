// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadPicture } from './turnable.ts'

let asked: (string | null)[]

/** A host whose pictures come if `comes` says so of how they are asked for. */
function host(comes: (crossOrigin: string | null) => boolean): void {
  class Picture {
    crossOrigin: string | null = null
    src = ''
    async decode(): Promise<void> {
      asked.push(this.crossOrigin)
      if (!comes(this.crossOrigin)) throw new DOMException('', 'EncodingError')
    }
  }
  vi.stubGlobal('Image', Picture)
}

beforeEach(() => {
  asked = []
})

const ELSEWHERE = 'https://media.example/360.jpg'

it('a picture whose host does not let it be read comes all the same, to lie flat', async () => {
  host((crossOrigin) => crossOrigin === null)
  expect((await loadPicture(ELSEWHERE)).src).toBe(ELSEWHERE)
  expect(asked).toEqual(['anonymous', null])
})

it('a picture whose host lets it be read is asked for once', async () => {
  host(() => true)
  await loadPicture(ELSEWHERE)
  expect(asked).toEqual(['anonymous'])
})

it.each([
  ['another host', ELSEWHERE, ['anonymous', null]],
  ['our own', '/media/360.jpg', [null]],
])('a picture of %s that does not come is given up', async (_, src, expected) => {
  host(() => false)
  await expect(loadPicture(new URL(src, location.origin).href)).rejects.toThrow()
  expect(asked).toEqual(expected)
})
