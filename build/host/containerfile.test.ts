import { expect, it } from 'vitest'
import { CONTAINER_USER, containerfile } from './containerfile.ts'

it('all that the image brings belongs to its user, who could not read files of a checkout with umask 027', () => {
  const [, , last = ''] = containerfile({ nodeVersion: '24.0.0' }).split(/^FROM /m)
  const copies = last.match(/^COPY .*/gm) ?? []
  expect(copies.length).toBeGreaterThan(2)
  for (const copy of copies) expect(copy).toContain(` --chown=${CONTAINER_USER} `)
})
