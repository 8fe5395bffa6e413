// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { minify } from 'terser'
import { expect, it, vi } from 'vitest'
import { OPTIONS_SET, swiperAsWeUseIt } from './swiper-as-we-use-it.ts'
import { transformOf } from './testing/transform-of.ts'

const CORE = 'node_modules/swiper/shared/swiper-core.mjs'

const made = vi.hoisted(() => ({ options: {} as Record<string, unknown> }))
vi.mock('swiper', () => ({
  Swiper: class {
    constructor(_: unknown, options: Record<string, unknown>) {
      made.options = options
    }
    on() {}
  },
}))

const patched = (code: string, id = CORE) => transformOf(swiperAsWeUseIt)(code, id)?.code

const core = () => readFile(CORE, 'utf8')
const minified = async (code = '') =>
  (await minify(code, { module: true, mangle: false, compress: { passes: 3 } })).code ?? ''

it('a slideshow sets no other options than those that the patch knows', async () => {
  vi.stubGlobal('visualViewport', null)
  const { startSwiper } = await import('#src/ui/carousel/swiper/swiper-slides.ts')
  startSwiper(document.createElement('div'), { startAt: 0, onChange: () => undefined })
  expect(Object.keys(made.options).toSorted()).toEqual(OPTIONS_SET.toSorted())
})

it('nothing that is left in Swiper calls what the patch takes out, and a third of it is gone', async () => {
  const code = await core()
  const [whole, left] = [await minified(code), await minified(patched(code))]
  const taken = [...code.matchAll(/^function (\w+)\(/gm)].flatMap(([, name = '']) =>
    RegExp(`function ${name}\\(|[{,]${name}[:,}]`).test(left) ? [] : [name],
  )
  expect(taken).toEqual(expect.arrayContaining(['loopFix', 'setBreakpoint', 'slideToLoop']))
  for (const name of taken) expect(left).not.toMatch(RegExp(`\\.${name}\\(`))
  expect(left.length).toBeLessThan((whole.length * 2) / 3)
})

it('the build stops where Swiper lacks its defaults or a method, and other files stay as they are', async () => {
  const code = await core()
  expect(() => patched(code.replace('const defaults', 'const standards'))).toThrow(
    'not as this patch expects',
  )
  expect(() => patched(code.replace('    slideToLoop,\n', ''))).toThrow('not as this patch expects')
  expect(patched('', 'node_modules/swiper/shared/utils.mjs')).toBeUndefined()
})

it('its stylesheet keeps the rules of the classes that a slideshow of ours can have, and no others', async () => {
  const css = await readFile('node_modules/swiper/swiper.css', 'utf8')
  const left = patched(css, 'node_modules/swiper/swiper.css') ?? ''
  expect(new Set(left.match(/\.swiper[\w-]*/g))).toEqual(
    new Set(
      ['', '-wrapper', '-slide', '-horizontal', '-android', '-ios', '-backface-hidden'].map(
        (end) => `.swiper${end}`,
      ),
    ),
  )
  const plain = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
  for (const name of [
    '.swiper',
    '.swiper-wrapper',
    '.swiper-slide',
    '.swiper-backface-hidden .swiper-slide',
  ]) {
    const [rule = ''] = RegExp(`\\} \\${name} \\{[^}]*\\}`).exec(plain(css)) ?? []
    expect(rule).not.toBe('')
    expect(plain(`} ${left}`)).toContain(rule)
  }
  expect(() => patched('.swiper { display: block }', 'node_modules/swiper/swiper.css')).toThrow(
    'its stylesheet',
  )
})
