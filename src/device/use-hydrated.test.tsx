import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useHydrated, useOnceHydrated } from './use-hydrated.ts'

function Probe() {
  const path = useOnceHydrated<string, string>(() => location.pathname, 'nowhere')
  return `${path}, ${useHydrated()}`
}

it('a prerendered page shows what every phone can see first, and asks for nothing of a browser', () => {
  expect(renderToString(<Probe />)).toBe('nowhere, false')
})
