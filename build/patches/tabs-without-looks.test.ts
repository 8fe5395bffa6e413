import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { tabsWithoutLooks } from './tabs-without-looks.ts'
import { transformOf } from './testing/transform-of.ts'

const TABS = 'node_modules/@headlessui/react/dist/components/tabs/tabs.js'

const patched = (code: string, id = TABS) => transformOf(tabsWithoutLooks)(code, id)?.code

it('tabs bring along nothing that watches the pointer and the focus of the whole page', async () => {
  const code = await readFile(TABS, 'utf8')
  expect(code).toContain('@react-aria/')
  expect(patched(code)).not.toContain('@react-aria/')
})

it('the build stops where tabs watch in another way, and other parts stay as they are', async () => {
  const code = await readFile(TABS, 'utf8')
  for (const library of ['focus', 'interactions'])
    expect(() => patched(code.replace(`@react-aria/${library}`, 'aria'))).toThrow('not as this patch expects')
  expect(patched(code, TABS.replaceAll('tabs', 'dialog'))).toBeUndefined()
})
