/**
 * React Router without its data and framework modes (docs/decisions/003). Its file names every context and component
 * for the developer tools, and a bundler keeps whatever is assigned to. So it kept `Form`, `Scripts`, prefetching and
 * the restoring of scroll. Warnings and invariants tell a developer how the router is misused, so only a bundle is
 * without them: tests and the development server have them. The rest of what is cut is dead under `BrowserRouter`,
 * where nothing ever fills the contexts of the other modes.
 */
import type { Plugin } from 'vite'

type Cut = { find: RegExp; put: string }

const CUTS: readonly Cut[] = [
  { find: /^\w+\.displayName = ".*";$/gm, put: '' },
  { find: /^RenderErrorBoundary\.contextType = .*$/m, put: '' },
  {
    find: /^var (\w+) = (React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    put: 'var $1 = /* @__PURE__ */ $2',
  },
  { find: /^var ENABLE_DEV_WARNINGS = true;$/m, put: 'const ENABLE_DEV_WARNINGS = false;' },
  {
    find: /React\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|FrameworkContext)\)/g,
    put: 'null',
  },
  { find: /let dataRouterState = dataRouterOpts\?\.state;/, put: 'const dataRouterState = null;' },
  { find: /let errors = dataRouterState\?\.errors;/, put: 'const errors = null;' },
  { find: /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, put: 'useNavigateUnstable()' },
  {
    find: /^function usePrefetchBehavior\([\s\S]*?^}$/m,
    put: 'const usePrefetchBehavior = () => [false, null, {}];',
  },
  {
    find: /^function (?=(?:warning|warningOnce|warnOnce|invariant|getInvalidPathError)\()/gm,
    put: '/* @__NO_SIDE_EFFECTS__ */ function ',
  },
  { find: /^\s*"data-discover": .*$/gm, put: '' }, // it is read in the framework mode only, and a page repeats it 50 times
  { find: /return shouldPrefetch && !isAbsolute \? .* : link;/, put: 'return link;' },
]

const THE_ROUTER = /react-router\/dist\/.*\/chunk-\w+\.mjs$/

export const declarativeRouter: Plugin = {
  name: 'declarative-router',
  transform(code, id) {
    if (!THE_ROUTER.test(id) || !code.includes('function BrowserRouter(')) return null
    const missed = CUTS.find(({ find }) => code.search(find) < 0)
    if (missed) this.error(`React Router is written another way: look again at ${missed.find}`)
    return { code: CUTS.reduce((text, { find, put }) => text.replace(find, put), code), map: null }
  },
}
