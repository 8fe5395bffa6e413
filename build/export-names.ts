/**
 * The bundler numbers what a chunk exports. One more export of `core` then changed every script that imports any of
 * them, and a phone fetched what changed (decision 198). Here a name is told by itself what it is called.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Plugin, parseAst, type Rolldown } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_'
/** So many of the letters are tried in turn. Few letters in small chunks compress better. */
const TURNS = [6, 20, LETTERS.length]

/** How the bundler asks for one module among the others of a chunk. */
const ALL_OF_ONE = /(import\("([^"]+)"\)\.then\(\(n\) => n\.)(\w+_exports)/g

type Names = ReadonlyMap<string, string>
type Modules = { getModuleInfo: (id: string) => { exports?: string[] | null } | null }

/** With `minifyInternalExports: false`, or the bundler has its own names. */
export const steadyExportNames: Plugin = {
  name: 'steady-export-names',
  apply: 'build',
  renderChunk(code, chunk, _, { chunks }) {
    const own = namesOf(chunk, this)
    const namesFrom = (file: string | undefined): Names => {
      const other = file && chunks[path.posix.join(path.posix.dirname(chunk.fileName), file)]
      return other ? namesOf(other, this) : new Map()
    }
    let rest = code
    for (const statement of parseAst(code).body.toReversed()) {
      let text = ''
      if (statement.type === 'ImportDeclaration' && statement.specifiers.length > 0) {
        const names = namesFrom(statement.source.value)
        const pairs = statement.specifiers.map((one) => {
          if (one.type !== 'ImportSpecifier')
            throw new Error(`${chunk.fileName} imports all of ${statement.source.value}`)
          return pairOf(renamed(names, one.imported), one.local.name)
        })
        text = `import{${pairs.toSorted()}}from${statement.source.raw};`
      } else if (statement.type === 'ExportNamedDeclaration' && statement.specifiers.length > 0) {
        const names = namesFrom(statement.source?.value)
        const pairs = statement.specifiers.map((one) =>
          pairOf(renamed(names, one.local), renamed(own, one.exported)),
        )
        text = `export{${pairs.toSorted()}}${statement.source ? `from${statement.source.raw}` : ''};`
      }
      if (text) rest = rest.slice(0, statement.start) + text + rest.slice(statement.end)
    }
    rest = rest.replace(ALL_OF_ONE, (_, asked: string, file: string, name: string) => {
      return asked + (namesFrom(file).get(name) ?? name)
    })
    const lost = /\.\w+_exports\b/.exec(rest)
    if (lost) throw new Error(`${chunk.fileName} asks for${lost[0]} in another way`)
    return { code: rest, map: null }
  },
}

const pairOf = (first: string, second: string) => (first === second ? first : `${first} as ${second}`)

function renamed(names: Names, thing: { name: string } | { value: string }): string {
  const name = 'name' in thing ? thing.name : thing.value
  return names.get(name) ?? name
}

/** What `import()` finds by its own name keeps it. */
function namesOf({ exports, facadeModuleId }: Rolldown.RenderedChunk, modules: Modules): Names {
  const kept = facadeModuleId ? (modules.getModuleInfo(facadeModuleId)?.exports ?? []) : []
  const others = exports.filter((name) => !kept.includes(name)).toSorted()
  const taken = new Set(kept)
  const names = new Map<string, string>()
  const give = (name: string, short: string) => {
    if (names.has(name) || taken.has(short)) return
    taken.add(short)
    names.set(name, short)
  }
  for (const many of TURNS) for (const name of others) give(name, letter(numberOf(name) % many))
  for (const name of others)
    for (let turn = 0; !names.has(name); turn++) {
      const number = numberOf(`${name}${turn}`)
      give(name, letter(number % LETTERS.length) + letter((number >> 8) % 16))
    }
  return names
}

const letter = (at: number) => LETTERS[at] ?? ''
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt16BE()
