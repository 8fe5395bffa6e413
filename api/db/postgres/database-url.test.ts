import { describe, expect, it } from 'vitest'
import { credentialsOf, isDatabaseUrl, serversOf } from './database-url.ts'

it.each([
  ['postgres://app:secret@db/adbond', true],
  ['postgresql://app@127.0.0.1:5432/postgres', true],
  ['postgres://app:se%23c%2Fret@db.example:5432/adbond?sslmode=require&prepare=false', true],
  ['postgres://app:secret@one:5432,two:5433/adbond?target_session_attrs=read-write', true],
  ['postgres://[::1]:5432/adbond', true],
  ['postgres://app@db/adbond?sslmode=verify-full', true],
  ['postgres://app@db/adbond?sslmode=prefer', false],
  ['postgres://app:se#cret@db/adbond', false],
  ['postgres://app:12#34@db/adbond', false],
  ['postgres://app:se/cret@db/adbond', false],
  ['postgres://app:se?cret@db/adbond', false],
  ['postgres://app:se@cret@db/adbond', false],
  ['postgres://app:100%@db/adbond', false],
  ['postgres://app:secret@db:port/adbond', false],
  ['postgres:///adbond', false],
  ['mysql://app:secret@db/adbond', false],
  ['db.example', false],
])('%s is an address: %s', (text, isOne) => expect(isDatabaseUrl(text)).toBe(isOne))

it.each([
  ['postgres://app:s%23@one:5432,two/adbond?sslmode=require', 'app:s%23'],
  ['postgres://app@db/adbond', 'app'],
  ['postgres://db/adbond', ''],
])('%s is opened as %j', (url, credentials) => expect(credentialsOf(url)).toBe(credentials))

describe('the driver is given', () => {
  it('one address for each host, TLS as libpq means it, and nothing of ours', () => {
    const url =
      'postgres://app:s%23@one:5432,[::1]/adbond?sslmode=require&target_session_attrs=any&prepare=false'
    expect(serversOf(url)).toEqual({
      addresses: [
        'postgres://app:s%23@one:5432/adbond?sslmode=require&uselibpqcompat=true',
        'postgres://app:s%23@[::1]/adbond?sslmode=require&uselibpqcompat=true',
      ],
      prepares: false,
    })
    expect(serversOf('postgresql://db/adbond')).toEqual({
      addresses: ['postgresql://db/adbond?uselibpqcompat=true'],
      prepares: true,
    })
  })
})
