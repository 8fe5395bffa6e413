/** Names of components are for developer tools, and a bundler keeps whatever is assigned to. A build has none. */
import type { Plugin } from 'vite'

const NAME = /^\w+\.displayName = ".*";$/gm

export const withoutNames: Plugin = {
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js$/, code: NAME },
    handler: (code) => ({ code: code.replace(NAME, ''), map: null }),
  },
}
