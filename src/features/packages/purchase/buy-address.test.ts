import { expect, test } from 'vitest'
import { buyAddress } from './buy-address.ts'

test('Buy Now carries what was chosen to the client application', () => {
  const chosen = { packageId: '1&1', plan: 'installments', units: 2 } as const
  expect(buyAddress('https://app.example/login', chosen)).toBe(
    'https://app.example/login?package=1%261&plan=installments&units=2',
  )
})
