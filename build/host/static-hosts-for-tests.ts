/** Two hosts that read `_redirects`, as far as their own texts say what they do with a path. */

/** `file` is what answers; `location` is where the browser is sent. */
type Answer = { status: number; file?: string; location?: string }
type Host = (rows: string, files: ReadonlySet<string>) => (path: string) => Answer
type Row = { from: string; to: string; status: number }

const HOPS_MAX = 5

/** What a browser ends with, and the address that it then shows; null where the host sends it round in circles. */
export function ending(answer: (path: string) => Answer, asked: string) {
  let address = asked
  for (let hop = 0; hop <= HOPS_MAX; hop += 1) {
    const { status, file, location } = answer(address)
    if (location === undefined) return { status, file, address }
    address = location
  }
  return null
}

/** Rows come before files, and a file's own name is moved to the address without its ending. */
// https://github.com/cloudflare/workers-sdk: packages/pages-shared/asset-server/handler.ts
export const cloudflarePages: Host = (text, files) => {
  const rows = rowsOf(text).filter(({ status }) => [200, 301, 302, 303, 307, 308].includes(status))
  const firstOpen = rows.findIndex(({ from }) => isOpen(from))
  const closed = rows.slice(0, firstOpen === -1 ? rows.length : firstOpen)
  const has = (path: string) => files.has(path.slice(1))
  const found = (path: string): Answer => ({ status: 200, file: path.slice(1) })
  const moved = (location: string): Answer => ({ status: 308, location })
  const absent = (path: string): Answer => {
    const [above] = foldersAbove(path).filter((folder) => has(`${folder}/404.html`))
    return { status: 404, ...(above === undefined ? {} : { file: `${above}/404.html`.slice(1) }) }
  }
  return (asked) => {
    const row = closed.find(({ from }) => from === asked) ?? rows.find((one) => fits(one, asked))
    if (row && row.status !== 200) return { status: row.status, location: target(row, asked) }
    const path = row ? target(row, asked) : asked
    if (path.endsWith('/')) {
      if (has(`${path}index.html`)) return found(`${path}index.html`)
      return has(`${path.slice(0, -1)}.html`) ? moved(path.slice(0, -1)) : absent(path)
    }
    if (has(path)) {
      if (!path.endsWith('.html')) return found(path)
      return moved(path.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
    }
    if (has(`${path}.html`)) return found(`${path}.html`)
    return has(`${path}/index.html`) ? moved(`${path}/`) : absent(path)
  }
}

/** A row shadows no file, and a row that leads to itself counts for nothing. */
// https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/
export const netlify: Host = (text, files) => {
  const rows = rowsOf(text).filter(({ from, to }) => from !== to)
  const fileAt = (path: string) => {
    const bare = path.slice(1).replace(/\/$/, '')
    return [bare, `${bare}.html`, bare ? `${bare}/index.html` : 'index.html'].find((file) => files.has(file))
  }
  return (asked) => {
    const own = fileAt(asked)
    if (own) return { status: 200, file: own }
    const row = rows.find((one) => fits(one, asked))
    const file = row ? fileAt(target(row, asked)) : fileAt('/404.html')
    return { status: row && file ? row.status : 404, ...(file ? { file } : {}) }
  }
}

const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }))

const isOpen = (from: string) => /\*|:[A-Za-z]/.test(from)

const pattern = (from: string) =>
  new RegExp(`^${from.replace('*', '(?<splat>.*)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const fits = ({ from }: Row, path: string) => pattern(from).test(path)

const target = ({ from, to }: Row, path: string): string =>
  Object.entries(pattern(from).exec(path)?.groups ?? {}).reduce(
    (text, [name, value]) => text.replaceAll(`:${name}`, value),
    to,
  )

/** `/a/b` → `/a`, then ``. */
const foldersAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .reverse()
