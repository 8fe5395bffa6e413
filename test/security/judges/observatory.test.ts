import { describe, expect, it } from 'vitest'
import { gradeOf, observatoryScore } from './observatory.ts'

const SOUND = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-x='; img-src 'self' data: https:; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
const HTML = '<script type="module" src="/assets/boot.js"></script>'
const scoreOf = (headers: Record<string, string>, text = HTML) =>
  observatoryScore({ status: 200, headers, text }).score

describe('the Observatory’s score', () => {
  it.each<[string, Partial<Record<keyof typeof SOUND | 'x-frame-options' | 'set-cookie', string>>, number]>([
    ['with everything that needs no list and no hash', {}, 130],
    ['without a policy, which is the guard against frames too', { 'content-security-policy': '' }, 55],
    [
      'with inline scripts',
      {
        'content-security-policy':
          "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      },
      80,
    ],
    [
      'with plugins from anywhere',
      { 'content-security-policy': "script-src 'self'; frame-ancestors 'none'" },
      80,
    ],
    [
      'with a policy that begins wider',
      { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
      125,
    ],
    [
      'with pictures over http',
      { 'content-security-policy': "default-src 'none'; img-src http:; frame-ancestors 'none'" },
      110,
    ],
    [
      'with the old guard against frames',
      { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
      125,
    ],
    ['without HSTS', { 'strict-transport-security': '' }, 80],
    ['with HSTS for a month', { 'strict-transport-security': 'max-age=2592000' }, 120],
    ['that tells other sites everything', { 'referrer-policy': 'unsafe-url' }, 120],
    ['without CORP', { 'cross-origin-resource-policy': '' }, 120],
    ['with types to guess', { 'x-content-type-options': '' }, 125],
    ['with a bare cookie', { 'set-cookie': 'a=b' }, 80],
  ])('%s', (_, changes, score) => {
    const headers = Object.fromEntries(Object.entries({ ...SOUND, ...changes }).filter(([, value]) => value))
    expect(scoreOf(headers)).toBe(score)
  })

  it.each([
    ['with integrity', '<script src="/a.js" integrity="sha256-x"></script>', 135],
    ['without scripts', '<p>', 130],
    ['with a script of another origin', '<script src="https://cdn.example/a.js"></script>', 50],
  ])('of a page %s', (_, html, score) => expect(scoreOf(SOUND, html)).toBe(score))

  it.each([
    [130, 'A+'],
    [100, 'A+'],
    [95, 'A'],
    [85, 'A-'],
    [70, 'B'],
    [25, 'D-'],
    [20, 'F'],
    [0, 'F'],
  ])('of %i is the grade %s', (score, grade) => expect(gradeOf(score)).toBe(grade))
})
