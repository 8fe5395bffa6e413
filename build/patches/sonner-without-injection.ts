import type { Plugin } from 'vite'

/** On import sonner writes a <style> element, which the strict policy refuses; its stylesheet is imported instead. */
export const sonnerWithoutInjection: Plugin = {
  name: 'sonner-without-injection',
  transform(code, id) {
    if (!id.includes('sonner/dist/index.mjs')) return null
    const call = /^__insertCSS\(".*"\);?$/m
    if (!call.test(code)) this.error('sonner no longer injects its stylesheet this way: check the policy')
    return { code: code.replace(call, ''), map: null }
  },
}
