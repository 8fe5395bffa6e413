/**
 * Imported before drizzle-orm is. For the format of each module Node parses the package.json that it belongs to. Drizzle
 * has four hundred modules and one of 180 kB, so that took half of a server's start (decision 190).
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const isDrizzles = context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isDrizzles || !/^\.\.?\/.+\.js$/.test(specifier)) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
