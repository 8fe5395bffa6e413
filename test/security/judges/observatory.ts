/**
 * The score that MDN's HTTP Observatory gives a front page, by its published table (mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests/, read in November 2026). Only cases that our answers can meet are
 * written out; anything else is its worst case. Extra credit counts from 90 points on.
 */
import type { Answer } from '../attacks/send.ts'

const START = 100
const EXTRA_FROM = 90
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const UNSAFE = ["'unsafe-inline'", 'data:']
const HALF_A_YEAR_S = 15_768_000

export type Part = { test: string; found: string; points: number }
export type Score = { parts: Part[]; score: number; grade: string }

type Headers = Answer['headers']

export function observatoryScore({ headers, text }: Answer): Score {
  const parts = [
    contentPolicy(headers),
    framing(headers),
    referrer(headers),
    transport(headers),
    resource(headers),
    sniffing(headers),
    { test: 'Cookies', found: headers['set-cookie'] ?? 'none', points: headers['set-cookie'] ? -20 : 0 },
    sharing(headers),
    integrity(text),
  ]
  const base = START + sum(parts.filter(({ points }) => points < 0))
  const score = Math.max(0, base + (base >= EXTRA_FROM ? sum(parts.filter(({ points }) => points > 0)) : 0))
  return { parts, score, grade: gradeOf(score) }
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, { points }) => total + points, 0)

/** Steps of five from 100 down. */
export function gradeOf(score: number): string {
  const GRADES = ['A+', 'A', 'A', 'A-', 'B+', 'B', 'B', 'B-', 'C+', 'C', 'C', 'C-', 'D+', 'D', 'D', 'D-']
  const step = score >= 100 ? 0 : Math.ceil((100 - score) / 5)
  return GRADES[step] ?? 'F'
}

/** A header that came twice is one text with a comma; so are several policies. */
function directivesOf(policy: string): Map<string, string[]> {
  const pairs = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .map(([name = '', ...sources]): [string, string[]] => [name.toLowerCase(), sources])
  return new Map(pairs.filter(([name]) => name !== '').reverse()) // the first of two counts
}

function contentPolicy(headers: Headers): Part {
  const test = 'Content Security Policy'
  const policy = headers['content-security-policy']
  if (!policy) return { test, found: 'none', points: -25 }
  const said = directivesOf(policy)
  const sourcesOf = (name: string) => said.get(name) ?? said.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf)
  const has = (sources: readonly string[] = [], bad: readonly string[]) =>
    sources.some((one) => bad.includes(one))
  const isPlain = (sources: readonly string[]) => sources.some((one) => /^(?:http|ftp):/.test(one))
  const active = [...said]
    .filter(([name]) => !['img-src', 'media-src'].includes(name))
    .flatMap(([, sources]) => sources)
  if (has(scripts, [...BROAD, ...UNSAFE]) || has(objects, BROAD))
    return { test, found: 'unsafe scripts', points: -20 }
  if (isPlain(active)) return { test, found: 'plain http', points: -20 }
  if (has([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"]))
    return { test, found: 'unsafe-eval', points: -10 }
  if (isPlain([...sourcesOf('img-src'), ...sourcesOf('media-src')]))
    return { test, found: 'pictures over http', points: -10 }
  if (has(styles, [...BROAD, ...UNSAFE])) return { test, found: 'unsafe styles', points: 0 }
  const isNone = said.get('default-src')?.join() === "'none'"
  return isNone
    ? { test, found: "nothing unsafe, default-src 'none'", points: 10 }
    : { test, found: 'nothing unsafe', points: 5 }
}

function framing(headers: Headers): Part {
  const test = 'Framing'
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((one) => BROAD.includes(one)))
    return { test, found: `frame-ancestors ${ancestors.join(' ')}`, points: 5 }
  const told = headers['x-frame-options']?.toUpperCase()
  if (told === 'DENY' || told === 'SAMEORIGIN') return { test, found: told, points: 0 }
  return { test, found: 'nothing', points: -20 }
}

function referrer(headers: Headers): Part {
  const test = 'Referrer-Policy'
  const found = headers['referrer-policy']
  if (found === undefined) return { test, found: 'none', points: 0 }
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(found)
  return { test, found, points: isPrivate ? 5 : -5 }
}

/** The owner decides whether to join the list of browsers that preload a host: +5, never counted here. */
function transport(headers: Headers): Part {
  const test = 'Strict-Transport-Security'
  const found = headers['strict-transport-security']
  const [, age] = /^max-age=(\d+)(?:;|$)/.exec(found ?? '') ?? []
  if (found === undefined || age === undefined) return { test, found: found ?? 'none', points: -20 }
  return { test, found, points: Number(age) >= HALF_A_YEAR_S ? 0 : -10 }
}

function resource(headers: Headers): Part {
  const test = 'Cross-Origin-Resource-Policy'
  const found = headers['cross-origin-resource-policy'] ?? 'none'
  if (found === 'same-origin' || found === 'same-site') return { test, found, points: 10 }
  return { test, found, points: found === 'none' || found === 'cross-origin' ? 0 : -5 }
}

function sniffing(headers: Headers): Part {
  const found = headers['x-content-type-options'] ?? 'none'
  return { test: 'X-Content-Type-Options', found, points: found === 'nosniff' ? 0 : -5 }
}

function sharing(headers: Headers): Part {
  const isLent = headers['access-control-allow-credentials'] === 'true'
  return { test: 'CORS', found: headers['access-control-allow-origin'] ?? 'none', points: isLent ? -50 : 0 }
}

/** Scripts of this origin need no hash of their own, which would give +5. */
function integrity(html: string): Part {
  const test = 'Subresource Integrity'
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => /^(?:[a-z]+:)?\/\//i.test(src))
  if (foreign.length > 0) return { test, found: `${foreign.length} scripts of other origins`, points: -50 }
  const isNamed = scripts.length > 0 && scripts.every(([tag]) => tag.includes('integrity='))
  return { test, found: `${scripts.length} scripts of this origin`, points: isNamed ? 5 : 0 }
}
