/**
 * The owner's settings as the values that they come to. What works them out would reach every phone, in the first
 * script and again in the worker. Development and tests work them out.
 */
import type { Plugin } from 'vite'
import * as settings from '../../contract/site-config.ts'

const THE_SETTINGS = /\/contract\/site-config\.ts$/

export const settingsAsLiterals: Plugin = {
  name: 'settings-as-literals',
  apply: 'build',
  load(id) {
    if (!THE_SETTINGS.test(id)) return null
    const exported = Object.entries(settings).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    return exported.join('\n')
  },
}
