import type { Plugin } from 'vite'

/**
 * React makes five errors when it starts, to throw them later as signals to itself. Where somebody looks on (developer
 * tools, Lighthouse), a browser writes down where each error was made, and for that it parses the function around it
 * once more: all of react-dom, half of the longest task of every page. As plain objects of the same kind they do for
 * what they are for: React compares them, and nobody reads where they come from.
 */
export const signalsWithoutStack: Plugin = {
  name: 'signals-without-stack',
  transform(code, id) {
    if (!id.includes('react-dom-client.production')) return null
    const signal = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
    if (!signal.test(code)) this.error('React makes its signals another way: look at the start of every page')
    return { code: withoutStack(code.replace(signal, '$1signal($2)')), map: null }
  },
}

const withoutStack = (code: string) =>
  `${code}\nfunction signal(message) { return Object.assign(Object.create(Error.prototype), { message }) }`
