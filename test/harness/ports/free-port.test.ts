import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('two servers that start together never get the same port', async () => {
  const ports: number[] = []
  while (ports.length < 1500) ports.push(await freePort())
  expect(new Set(ports).size).toBe(ports.length)
})
