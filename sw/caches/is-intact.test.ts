import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isIntact } from './is-intact.ts'

const page = new TextEncoder().encode('<p>Naira: ₦</p>')
const promised = createHash('sha256').update(page).digest().subarray(0, 6).toString('base64')

it('knows the file that the build wrote from any other', async () => {
  expect(await isIntact(page.buffer, promised)).toBe(true)
  expect(await isIntact(new TextEncoder().encode('<p>Please sign in</p>').buffer, promised)).toBe(false)
})
