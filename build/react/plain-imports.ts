/**
 * React is CommonJS, so the bundler unpacks it anew in every chunk, and writes `(0, React.useState)(…)` for each use and
 * `(0, Runtime.jsx)(…)` for each of 3,000 elements. From a module of names it imports them as they are. Libraries that
 * take React whole keep it whole.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAMES = new Map([
  ['react', 'react.ts'],
  ['react/jsx-runtime', 'jsx-runtime.ts'],
])
const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const TAKES_IT_WHOLE = /\/(@headlessui|@floating-ui|@tanstack\/react-virtual)\//

export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer = FOLDER, { kind }) {
    const file = NAMES.get(id)
    const keepsIt = kind === 'require-call' || importer.startsWith(FOLDER) || TAKES_IT_WHOLE.test(importer)
    return file === undefined || keepsIt ? null : FOLDER + file
  },
}
