import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '#contract/messages/offline-bundle.ts'
import { isIntact } from './is-intact.ts'

const page = new TextEncoder().encode('<p>Naira: ₦</p>')
const promised = createHash('sha256').update(page).digest('base64').slice(0, INTEGRITY_LENGTH)

it('knows the file that the build wrote from any other', async () => {
  expect(await isIntact(page.buffer, promised)).toBe(true)
  expect(await isIntact(new TextEncoder().encode('<p>Please sign in</p>').buffer, promised)).toBe(false)
  expect(await isIntact(page.buffer, ''), 'no hash is no promise').toBe(false)
})
