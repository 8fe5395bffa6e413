/** The budgets that every page of the build has to keep; for each, the page that comes nearest to it. */
import { readdir, readFile } from 'node:fs/promises'
import { isOwnersPage } from '../pages/owners-page.ts'
import { closure, lazyImports, scriptsOfPage, sizes } from './built-files.ts'
import { phonePictures } from './phone-pictures.ts'

const KB = 1000

export type Budget = { what: string; bytes: number; limit: number }

type Page = { html: number; ownScripts: number; firstPicture: number; otherPicture: number }

const BUDGETS: { [What in keyof Page]: { what: string; limit: number } } = {
  html: { what: 'a page: HTML with its rules', limit: 12 * KB },
  ownScripts: { what: 'a route: JavaScript of its own', limit: 15.3 * KB },
  firstPicture: { what: 'a page: first picture at 412 × 1.75', limit: 28.5 * KB },
  otherPicture: { what: 'a page: any other picture at 412 × 1.75', limit: 20 * KB },
}

export async function pageBudgets(): Promise<Budget[]> {
  const files = (await readdir('dist', { recursive: true })).filter(
    (name) => name.endsWith('.html') && !isOwnersPage(name),
  )
  const pages: (Page & { file: string })[] = []
  for (const file of files) pages.push({ file, ...(await measure(file)) })
  return Object.entries(BUDGETS).map(([name, { what, limit }]) => {
    const amount = (page: Page) => page[name as keyof Page]
    const [worst] = pages.toSorted((a, b) => amount(b) - amount(a))
    return { what: `${what} (${worst?.file})`, bytes: worst ? amount(worst) : Number.NaN, limit }
  })
}

async function measure(file: string): Promise<Page> {
  const html = await readFile(`dist/${file}`, 'utf8')
  const pictures = await Promise.all(
    phonePictures(html).map(async ({ file: picture, isFirst }) => ({
      isFirst,
      bytes: await sizes([picture]),
    })),
  )
  const largest = (isFirst: boolean) =>
    Math.max(0, ...pictures.filter((picture) => picture.isFirst === isFirst).map(({ bytes }) => bytes))
  return {
    html: await sizes([file]),
    ownScripts: await sizes(await ownScripts(html)),
    firstPicture: largest(true),
    otherPicture: largest(false),
  }
}

/** What the route needs beyond the frame and what reads, keeps and sends, which every route has for a reader who stays. */
async function ownScripts(html: string): Promise<string[]> {
  const { boot, screen } = scriptsOfPage(html)
  const common = await closure([boot, ...(await lazyImports(boot))])
  const isDataLayer = (name: string) => /^assets\/(?:data|reader)-/.test(name) && !common.includes(name)
  const layer = await closure(screen.filter(isDataLayer))
  const own = await closure(screen)
  return own.filter((name) => !common.includes(name) && !layer.includes(name))
}
