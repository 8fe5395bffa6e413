/**
 * React Router without what this site never starts (docs/decisions/003). Nothing of how it works is changed: it is
 * told to the bundler which parts may go when nobody uses them. Its file names every context and component for the
 * developer tools, and a bundler keeps whatever is assigned to. So it kept `Form`, `Scripts`, prefetching and the
 * restoring of scroll. Warnings and invariants tell a developer how the router is misused, so only a bundle is without
 * them: tests and the development server have them.
 */
import type { Plugin } from 'vite'

type Note = { find: RegExp; put: string }

const NOTES: readonly Note[] = [
  { find: /^\w+\.displayName = ".*";$/gm, put: '' },
  { find: /^RenderErrorBoundary\.contextType = .*$/m, put: '' },
  {
    find: /^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    put: 'var $1 = /* @__PURE__ */ $2',
  },
  {
    find: /^function (?=(?:warning|warningOnce|warnOnce|invariant|getInvalidPathError)\()/gm,
    put: '/* @__NO_SIDE_EFFECTS__ */ function ',
  },
]

const THE_ROUTER = /react-router\/dist\/.*\/chunk-\w+\.mjs$/

export const declarativeRouter: Plugin = {
  name: 'declarative-router',
  transform(code, id) {
    if (!THE_ROUTER.test(id) || !code.includes('function BrowserRouter(')) return null
    const missed = NOTES.find(({ find }) => code.search(find) < 0)
    if (missed) this.error(`React Router is written another way: look again at ${missed.find}`)
    return { code: NOTES.reduce((text, { find, put }) => text.replace(find, put), code), map: null }
  },
}
