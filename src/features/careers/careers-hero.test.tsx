import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { siteConfig } from '#contract/site-config.ts'
import { CareersHero } from './careers-hero.tsx'

vi.mock('#src/ui/picture/picture.tsx', () => ({ Picture: () => null }))

const before = siteConfig.hrEmail
afterEach(() => void Object.assign(siteConfig, { hrEmail: before }))

function drawn(hrEmail: string): string {
  Object.assign(siteConfig, { hrEmail })
  return renderToStaticMarkup(
    <MemoryRouter>
      <CareersHero />
    </MemoryRouter>,
  )
}

it('the open positions are counted', () => {
  expect(drawn('jobs@adbond.test')).toContain('>6 open<')
})

it('without an address of HR nobody can apply, so no position is called open', () => {
  expect(drawn('')).not.toMatch(/\d open</)
})
