import { describe, expect, it } from 'vitest'
import { connectionOfAnswer } from './connection.ts'

describe('what an answer to a call of the API says about the line', () => {
  it.each([
    ['the promised JSON', 200, 'application/json; charset=utf-8', 'good'],
    ['a refusal', 402, 'application/json', 'good'],
    ['a fault of the API', 500, 'application/json', 'fault'],
    ['its gateway, in HTML', 502, 'text/html', 'fault'],
    ['an address that its gateway does not know', 404, 'text/html', 'fault'],
    ['a record that the API does not know', 404, 'application/json', 'good'],
    ['that it was asked too often', 429, 'application/json', 'fault'],
    ['that the question came too late', 408, 'application/json', 'fault'],
    ['a firewall', 403, 'application/json', 'fault'],
    ['the sign-in page of a Wi-Fi', 200, 'text/html; charset=utf-8', 'portal'],
    ['a Wi-Fi that says so', 511, 'text/html', 'portal'],
    ['no word about its type', 204, '', 'good'],
  ])('%s (%i %s): %s', (_, status, type, line) => {
    expect(connectionOfAnswer({ status, headers: new Headers(type ? { 'content-type': type } : {}) })).toBe(
      line,
    )
  })
})
