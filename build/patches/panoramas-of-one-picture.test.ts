import { readFile } from 'node:fs/promises'
import { minify } from 'terser'
import { expect, it } from 'vitest'
import { panoramasOfOnePicture } from './panoramas-of-one-picture.ts'
import { transformOf } from './testing/transform-of.ts'

const FILE = 'node_modules/pannellum/src/js/libpannellum.js'

const patched = (code: string, id = FILE) => transformOf(panoramasOfOnePicture)(code, id)?.code

const minified = async (code = '') =>
  (await minify(code, { mangle: false, compress: { passes: 2 } })).code ?? ''

it('half of the renderer goes with the tiles and cubes that we have not, and nothing calls what is gone', async () => {
  const code = await readFile(FILE, 'utf8')
  const [whole, left] = [await minified(code), await minified(patched(code))]
  const gone = [...code.matchAll(/^ {4}function (\w+)\(/gm)].flatMap(([, name = '']) =>
    left.includes(`function ${name}(`) ? [] : [name],
  )
  expect(gone).toEqual(expect.arrayContaining(['multiresDraw', 'processNextTile', 'checkInView']))
  expect(gone.filter((name) => left.includes(name))).toEqual([])
  expect(left.length).toBeLessThan(whole.length * 0.6)
})

it('the build stops where Pannellum asks in another way, and other files stay as they are', async () => {
  const code = await readFile(FILE, 'utf8')
  expect(() => patched(code.replace("imageType == 'cubemap'", 'isCube'))).toThrow('not as this patch expects')
  expect(patched(code, FILE.replace('libpannellum', 'pannellum'))).toBeUndefined()
})
