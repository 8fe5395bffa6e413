/** Bytes that a visitor pays for, as Brotli. The build prints them and fails above the limit. */
import { readdir, readFile, stat } from 'node:fs/promises'

const KB = 1000

type Budget = { what: string; bytes: number; limit: number }

export async function checkBudgets(): Promise<void> {
  const front = await readFile('dist/index.html', 'utf8')
  const scripts = await javaScriptBeforeInteractive(front)
  const fonts = await sizes(
    (await readdir('dist/assets/fonts'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `assets/fonts/${name}`),
  )
  const budgets: Budget[] = [
    { what: 'front page: HTML with its stylesheet', bytes: await compressed('index.html'), limit: 20 * KB },
    { what: 'front page: JavaScript before it is interactive', bytes: scripts, limit: 100 * KB },
    { what: 'fonts', bytes: fonts, limit: 60 * KB },
  ]
  for (const { what, bytes, limit } of budgets) {
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB of ${limit / KB} kB`)
  }
  const broken = budgets.filter(({ bytes, limit }) => bytes > limit)
  if (broken.length > 0) throw new Error(`Byte budget broken: ${broken.map(({ what }) => what).join(', ')}`)
}

/** The boot script, what it imports, what that imports, and the screen's own chunks. */
async function javaScriptBeforeInteractive(html: string): Promise<number> {
  const boot = /<script type="module"[^>]*src="\/(assets\/[^"]+)"/.exec(html)?.[1]
  const screen =
    /name="route-modules" content="([^"]+)"/
      .exec(html)?.[1]
      ?.split(' ')
      .map((url) => url.slice(1)) ?? []
  if (!boot) throw new Error('The front page has no boot script')
  const wanted = new Set<string>([boot, ...screen])
  for (const file of wanted) {
    const code = await readFile(`dist/${file}`, 'utf8')
    const isBoot = file === boot
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      wanted.add(`assets/${name}`)
    if (isBoot)
      for (const [, name] of code.matchAll(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g))
        wanted.add(`assets/${name}`)
  }
  return sizes([...wanted])
}

async function sizes(files: string[]): Promise<number> {
  let total = 0
  for (const file of files) total += await compressed(file)
  return total
}

async function compressed(file: string): Promise<number> {
  const found = await stat(`dist/${file}.br`).catch(() => stat(`dist/${file}`))
  return found.size
}
