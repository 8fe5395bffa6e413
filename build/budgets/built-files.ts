/**
 * What the files of the finished build weigh on the line, and which scripts need which. Paths are relative to dist/.
 */
import { readFile, stat } from 'node:fs/promises'
import { withoutBase } from '../../contract/base-path.ts'
import { importsOf as namesImported } from '../../sw/shell/file-names.ts'

/** These chunks and everything that they import before they can run. */
export async function closure(files: readonly string[]): Promise<string[]> {
  const wanted = new Set(files)
  for (const file of wanted) {
    for (const imported of importsOf(await readFile(`dist/${file}`, 'utf8'))) wanted.add(imported)
  }
  return [...wanted]
}

/** The imports without which a chunk cannot start. */
export const importsOf = (code: string): string[] => namesImported(code).map((name) => `assets/${name}`)

export async function lazyImports(file: string): Promise<string[]> {
  const code = await readFile(`dist/${file}`, 'utf8')
  return [...code.matchAll(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)].map(([, name]) => `assets/${name}`)
}

/** As Brotli, if the build made such a copy. */
export async function sizes(files: readonly string[]): Promise<number> {
  let total = 0
  for (const file of files) total += (await stat(`dist/${file}.br`).catch(() => stat(`dist/${file}`))).size
  return total
}

/** `/adbond/assets/core.js` → `assets/core.js`: what a page names, below dist/. */
export const fileOf = (address: string): string => withoutBase(address)?.slice(1) ?? address

/** The boot script of a page and the chunks that the prerender named for its screen. */
export function scriptsOfPage(html: string): { boot: string; screen: string[] } {
  const boot = /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1]
  if (!boot) throw new Error('A page has no boot script')
  const screen = /name="route-modules" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  return { boot: fileOf(boot), screen: screen.map(fileOf) }
}
