import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { keptPictures } from './kept-pictures.ts'

const pkg = (id: number, ...media: object[]) => ({ id, name: `Package ${id}`, media })
const image = (url: string) => ({ fileType: 'image', url })
const film = { fileType: 'video', url: '/film.mp4' }

test('pictures come from every list and package that was read, films do not count', () => {
  const client = new QueryClient()
  const put = (name: keyof typeof schemas, path: string, data: unknown) =>
    client.setQueryData([name, path], { value: schemas[name](data), storedAt: 0 })
  put('package-list', '/a', [pkg(1, film, image('/one.jpg')), pkg(2)])
  put('package', '/b', pkg(3, image('/three.jpg')))
  put('project-page', '/c', {
    data: [{ id: 9, name: 'Estate', packages: [pkg(4, image('/four.jpg'))] }],
    pages: 1,
  })
  expect([...keptPictures(client)].sort()).toEqual([
    ['1', expect.stringContaining('/one.jpg')],
    ['3', expect.stringContaining('/three.jpg')],
    ['4', expect.stringContaining('/four.jpg')],
  ])
})
