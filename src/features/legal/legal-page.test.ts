import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { BODY_LIFE_MS, RECEIPT_LIFE_MS } from '#outbox/queue/lifetime.ts'
import { layoutCopy } from '#src/app/layout/copy.ts'
import { legalPageOf, legalPages } from './legal-page.ts'

const HOUR_MS = 3_600_000
const textOf = (path: string) => JSON.stringify(legalPageOf(path).document)

/** Session storage: described in words, and gone with the tab. */
const OF_THE_VISIT = [
  'adbond-scroll',
  'adbond-reloaded-at',
  'adbond-visit-counted',
  'adbond-packages-seen',
  'adbond-traffic',
]

describe('the legal pages', () => {
  test.each([
    ['/legal', '/legal/privacy'],
    ['/legal/', '/legal/privacy'],
    ['/legal/privacy', '/legal/privacy'],
    ['/legal/cookies', '/legal/cookies'],
    ['/legal/cookies/', '/legal/cookies'],
    ['/legal/terms', '/legal/terms'],
  ])('%s is %s', (pathname, path) => {
    expect(legalPageOf(pathname).path).toBe(path)
  })

  test('name every section once, so that a link can lead to it', () => {
    for (const { document } of legalPages) {
      const ids = document.sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('say how long things are really kept', () => {
    for (const path of ['/legal/privacy', '/legal/cookies']) {
      expect(textOf(path)).toContain(`${BODY_LIFE_MS / HOUR_MS} hours`)
      expect(textOf(path)).toContain(`${RECEIPT_LIFE_MS / HOUR_MS / 24} days`)
    }
  })

  test('name everything that stays on a phone after a visit', () => {
    const { stdout } = spawnSync(
      'git',
      [
        'grep',
        '-hoE',
        "((KEY = |key: |createStore\\(|DATABASE = |NAME = )'adbond-|from 'workbox-exp)[a-z-]+'",
        '--',
        'contract',
        'src',
        'follow',
        'outbox',
        'sw',
      ],
      {
        encoding: 'utf8',
      },
    )
    const names = [...new Set([...stdout.matchAll(/(?:adbond|workbox)-[a-z-]+/g)].map(([name]) => name))]
    expect(names.length).toBeGreaterThan(5)
    const kept = names.filter((name) => !OF_THE_VISIT.includes(name))
    expect(kept.filter((name) => !textOf('/legal/cookies').includes(name))).toEqual([])
  })

  test('send a person to the list of requests by the name that the menu gives it', () => {
    for (const path of ['/legal/privacy', '/legal/cookies']) {
      expect(textOf(path)).toContain(`“${layoutCopy.requests}”`)
      expect(textOf(path)).not.toContain('Outbox')
    }
  })

  test('call a tour booked where the site says so, and wait for no second word', () => {
    expect(textOf('/legal/terms')).toContain('“Booked”')
    expect(textOf('/legal/terms')).not.toContain('confirm')
  })

  test('keep what the specification fixes and drop its placeholder', () => {
    expect(legalPageOf('/legal/cookies').document.updated).toBe('15-02-2023')
    expect(textOf('/legal/privacy')).toContain('within the hour')
    for (const { path } of legalPages) expect(textOf(path)).not.toContain('Sub copy')
  })
})
