import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { ErasedSoon } from './erased-soon.tsx'

it.each<[RequestOnPhone['state'], boolean, RequestOnPhone['waitingFor']]>([
  ['queued', true, null],
  ['queued', false, 'room'],
  ['sending', true, null],
  ['unsure', false, null],
  ['refused', false, null],
])(
  'the last hours of a request that is %s promise a network that sends it: %s',
  (state, isPromised, waitingFor) => {
    const page = renderToStaticMarkup(<ErasedSoon request={request({ state, waitingFor, warnFrom: 0 })} />)
    expect(page).toContain('send it another way')
    expect(page.includes('network')).toBe(isPromised)
    expect(page.includes('Decide before then')).toBe(!isPromised)
  },
)

it('no more time is promised than there is', () => {
  const left = 119 * 60_000
  const page = renderToStaticMarkup(
    <ErasedSoon request={request({ warnFrom: 0, expiresAt: Date.now() + left })} />,
  )
  expect(page).toContain('erased from this phone in 1 hour.')
})
