/**
 * Only the page itself contains the foundation. The same fonts and tokens again in the later stylesheet would lay out the
 * whole page again.
 */
import type { Plugin } from 'vite'
import { foundationCss, STYLES_FOLDER } from './site-styles.ts'

export const foundationInHead: Plugin = {
  name: 'foundation-in-head',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'style', children: foundationCss(), injectTo: 'head' }],
  },
  /** No module imports these files, so Vite would not see that a page in development has changed. */
  hotUpdate({ file }) {
    if (file.includes(`/${STYLES_FOLDER}/`)) this.environment.hot.send({ type: 'full-reload' })
  },
}
