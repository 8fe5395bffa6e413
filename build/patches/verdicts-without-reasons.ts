import type { Plugin } from 'vite'

/** The table's reasons are for its printed form (docs/outbox-verdicts.md), not for phones. */
export const verdictsWithoutReasons: Plugin = {
  name: 'verdicts-without-reasons',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('outbox/verdict/verdict-table.ts')) return null
    const reason = /^ {4}(?:answer|why): .*,$/gm
    if (!reason.test(code)) this.error('The verdict table has no reasons any more: drop this plugin')
    return { code: code.replace(reason, ''), map: null }
  },
}
