/** What JSX becomes. In a build, `jsxs` is the same function: one name for both. */
import * as Runtime from 'react/jsx-runtime'

export const { Fragment, jsx } = Runtime
export { jsx as jsxs }
