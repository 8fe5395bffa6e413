/**
 * React Router without what this site never starts (docs/decisions/003). It is one file of 300 kB, and of what it makes
 * on its own a bundler cannot know that nobody needs it. So it is bundled by itself first, from `router.ts`, with settings
 * that would not be true of all code. Tests and the development server take it as it is.
 */
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { withoutNames } from './without-names.ts'

const NAMES = fileURLToPath(new URL('./router.ts', import.meta.url))
const ALONE = '\0router-alone'

/** What tells a developer how it is misused: where nobody asks for the result, the call may go. */
const CHECKS = ['warning', 'invariant', 'getInvalidPathError']
/** It imports React under a name for each of its own files. */
const NAMES_OF_REACT = ['React', ...Array.from({ length: 20 }, (_, index) => `React${index}`)]
const MAKERS = ['createContext', 'forwardRef', 'memo'].flatMap((maker) =>
  NAMES_OF_REACT.map((name) => `${name}.${maker}`),
)

export const routerAlone: Plugin = {
  name: 'router-alone',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^react-router-dom$/ }, handler: () => ALONE },
  load: {
    filter: { id: new RegExp(`^${ALONE}$`) },
    handler: async () => ({ code: await alone(), map: null }),
  },
}

async function alone(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutNames],
    build: {
      write: false,
      lib: { entry: NAMES, formats: ['es'] },
      rolldownOptions: {
        external: ['react', 'react-dom'],
        treeshake: { propertyReadSideEffects: false, manualPureFunctions: [...CHECKS, ...MAKERS] },
        output: { minify: { compress: true, mangle: false, codegen: false } },
      },
    },
  })
  return ([built].flat()[0] as Rolldown.RolldownOutput).output[0].code
}
