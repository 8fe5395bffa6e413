import type { Plugin } from 'vite'

/** What tells of the pointer and of the focus, and what stands in its place. */
const HOOKS = Object.entries({
  '@react-aria/focus': '() => ({ focusProps: {} })',
  '@react-aria/interactions': '() => ({ hoverProps: {} })',
})

/** Headless UI marks a tab that is hovered or has the focus. Our rules ask the browser: `:hover`, `:focus-visible`. */
export const tabsWithoutLooks: Plugin = {
  name: 'tabs-without-looks',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@headlessui/react/dist/components/tabs/tabs.js')) return null
    const changed = HOOKS.reduce((text, [library, hook]) => {
      const [found, name] = RegExp(`import\\{use\\w+ as (\\w+)\\}from"${library}";`).exec(text) ?? []
      if (!found) this.error(`Headless UI is not as this patch expects: ${library}`)
      return text.replace(found, `const ${name} = ${hook};`)
    }, code)
    return { code: changed, map: null }
  },
}
