import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGenerator, type UserConfig } from 'unocss'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'
import { shorten, shortenSelector, withShortClasses } from './short-classes.ts'

const names = (await readFile('build/styles/class-names.txt', 'utf8')).trim().split('\n')
const sources = async (ending: RegExp) => {
  const files = (await readdir('src', { recursive: true })).filter((name) => ending.test(name))
  return (await Promise.all(files.map((name) => readFile(path.join('src', name), 'utf8')))).join('\n')
}

test('every class has a short name of its own, which no ad blocker hides', () => {
  const short = names.map((name) => shorten(name))
  expect(new Set(short).size).toBe(names.length)
  expect(
    short.filter((name) => !/^(?:i-ph-)?(?!ad)[a-z][a-z\d]?$/i.test(name) || names.includes(name)),
  ).toEqual([])
})

test('pages and stylesheet name a class alike, whatever is escaped in it', () => {
  for (const [name, selector] of [
    ['items-center', '.items-center'],
    ['md:grid-cols-2', String.raw`.md\:grid-cols-2`],
    ['text-[.9375rem]', String.raw`.text-\[\.9375rem\]`],
  ] as const) {
    expect(shortenSelector(selector)).toBe(`.${shorten(name)}`)
    expect(shorten(name)).not.toBe(name)
  }
  expect(shortenSelector('.card:hover>.swiper-slide')).toBe('.card:hover>.swiper-slide')
})

test.each([
  ['items-center', 'a'],
  ['p-0', 'Pe'],
  ['text-[2.25rem]', 'jx'],
  ['i-ph-caret-down', 'i-ph-a'],
  ['i-ph-x', 'i-ph-qb'],
])('%s is called as in every build before: %s', (name, before) => {
  expect(shorten(name), 'no line of class-names.txt may move or go').toBe(before)
})

test('a list of classes keeps its plain ones, those without a short name, and its spaces', () => {
  expect(shorten(' group flex items-center swiper-slide ')).toBe(
    ` group flex ${shorten('items-center')} swiper-slide `,
  )
})

test('a sentence stays as it is, and one that has a class among its words stops the build', () => {
  expect(shorten('a flex and a card')).toBe('a flex and a card')
  expect(() => shorten('read the small-print first')).toThrow('“read” is no class')
  expect(() => shorten('sup, .small-print')).toThrow('No build has “.small-print”')
})

test('a module names its classes short, and nothing else', () => {
  const center = shorten('items-center')
  expect(
    withShortClasses(
      "import x from 'items-center'\n" +
        "const a = { 'items-center': 'items-center', b: c('flex items-center') }\n" +
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the module
        'const d = `items-center ${e ? "items-center" : ""} items-center ${f}items-center items-center`\n' +
        "const g = await import('items-center'), h = \"before:content-['']\"",
    ),
  ).toBe(
    "import x from 'items-center'\n" +
      `const a = { 'items-center': "${center}", b: c("flex ${center}") }\n` +
      `const d = \`${center} \${e ? "${center}" : ""} ${center} \${f}items-center ${center}\`\n` +
      `const g = await import('items-center'), h = "${shorten("before:content-['']")}"`,
  )
})

test('no stylesheet of our own names a class that builds shorten', async () => {
  const own = [...(await sources(/\.css$/)).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)
  expect(names.filter((name) => own.includes(name))).toEqual([])
})

test('few classes wait for their line in class-names.txt', async () => {
  const generator = await createGenerator<object>(config as UserConfig<object>)
  const known = new Set(names)
  const waiting: string[] = []
  for (const token of await generator.applyExtractors(await sources(/\.tsx?$/), 'src.tsx')) {
    if (known.has(token) || !/^[a-z[][^A-Z]*[-:[/]/.test(token)) continue
    if (await generator.parseToken(token)) waiting.push(token)
  }
  expect(waiting.length, `at the end of the file, one a line:\n${waiting.join('\n')}`).toBeLessThan(40)
})
