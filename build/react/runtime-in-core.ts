import type { Plugin } from 'vite'

/**
 * Rolldown puts three helpers into a file of their own, and no group takes them. Whoever needs one imports `core` too,
 * which every page has. So they stand there: a request less.
 */
export const runtimeInCore: Plugin = {
  name: 'runtime-in-core',
  apply: 'build',
  augmentChunkHash: ({ name }) => (name === 'core' ? 'with helpers' : undefined), // names are given before
  generateBundle: {
    order: 'pre', // before Vite notes what each chunk imports
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      const core = chunks.find(({ name }) => name === 'core')
      if (!runtime || !core) throw new Error('The helpers of the bundler were not found')
      const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName))
      for (const chunk of users) {
        if (chunk !== core && !chunk.imports.includes(core.fileName))
          throw new Error(`${chunk.fileName} needs the helpers of the bundler, and not core`)
        if (core.imports.includes(chunk.fileName))
          throw new Error(`core needs ${chunk.fileName} before it has the helpers of the bundler`)
        chunk.code = chunk === core ? withHelpers(core.code, runtime) : fromCore(chunk.code, runtime, core)
        if (chunk.code.includes(baseOf(runtime)))
          throw new Error(`${chunk.fileName} imports the helpers of the bundler in another way`)
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
      }
      delete bundle[runtime.fileName]
    },
  },
}

type File = { fileName: string; code: string }

const baseOf = ({ fileName }: File) => fileName.slice(fileName.lastIndexOf('/') + 1)

/** `import{n as e,r as t}from"./runtime.js";` */
const importOf = (file: File) => new RegExp(`import\\{([^}]*)\\}from["'\`]\\./${baseOf(file)}["'\`];`)
const EXPORTS = /export\{([^}]*)\};?\s*$/

/** What a list of imports or exports calls a thing inside and outside, in the order in which it is written. */
const pairsIn = (list = '') =>
  list.split(',').map((one) => {
    const [first = '', second = first] = one.split(' as ')
    return [first, second] as const
  })

/** What `core` calls them for others: no minifier takes so long a name. */
const exported = (name: string) => `__${name}`

function withHelpers(code: string, runtime: File): string {
  const [, given] = EXPORTS.exec(runtime.code) ?? []
  const [found, taken] = importOf(runtime).exec(code) ?? []
  if (!given || !found) throw new Error('The helpers of the bundler look otherwise')
  const here = new Map(pairsIn(taken))
  const made = pairsIn(given).map(([inside, outside]) => `${outside}:${inside}`)
  const names = pairsIn(given).map(
    ([, outside]) => [outside, here.get(outside) ?? exported(outside)] as const,
  )
  const helpers = `const{${names.map(([outside, name]) => `${outside}:${name}`)}}=(()=>{${runtime.code.replace(EXPORTS, '')}return{${made}}})();`
  const others = names.map(([outside, name]) => `${name} as ${exported(outside)}`)
  return code.replace(found, () => helpers).replace(EXPORTS, (_, own) => `export{${own},${others}};`)
}

const fromCore = (code: string, runtime: File, core: File): string =>
  code.replace(importOf(runtime), (_, taken) => {
    const renamed = pairsIn(taken).map(([outside, name]) => `${exported(outside)} as ${name}`)
    return `import{${renamed}}from"./${baseOf(core)}";`
  })
