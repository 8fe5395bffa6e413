import { styleHash } from '../../../api/static/page-policy.ts'
import type { Answer } from '../attacks/send.ts'
import { type Expected, type ResponseClass, STATUS } from './expected-headers.ts'

const HASH = / 'sha256-[^']+'/g
const STYLE = /<style>([\s\S]*?)<\/style>/g

export type Judged = { checked: number; faults: string[] }

/** Each header of the class, the status, and for a page its styles. */
export function headerFaults(name: ResponseClass, answer: Answer, expected: Expected): Judged {
  const faults = Object.entries(expected).flatMap(([header, value]) => {
    const found = answer.headers[header] ?? null
    const said = header === 'content-security-policy' ? (found?.replaceAll(HASH, '') ?? null) : found
    return isSame(said, value)
      ? []
      : [`${name}: ${header} is ${found ?? 'missing'}, not ${value ?? 'missing'}`]
  })
  if (answer.status !== STATUS[name]) faults.push(`${name}: ${answer.status}, not ${STATUS[name]}`)
  const hasStyles = /^\s*<!doctype html/i.test(answer.text)
  if (hasStyles) faults.push(...styleFaults(name, answer))
  return { checked: Object.keys(expected).length + (hasStyles ? 2 : 1), faults }
}

const isSame = (found: string | null, value: string | null): boolean =>
  value?.startsWith('^') ? found !== null && new RegExp(value).test(found) : found === value

/** A page may use its own inlined rules and nothing else inline. */
function styleFaults(name: ResponseClass, { headers, text }: Answer): string[] {
  const named = headers['content-security-policy'] ?? ''
  const own = Array.from(text.matchAll(STYLE), ([, css = '']) => styleHash(css))
  const missing = own.filter((hash) => !named.includes(hash))
  const more = [...named.matchAll(HASH)].filter(([hash]) => !own.some((one) => hash.includes(one)))
  return missing.length + more.length === 0
    ? []
    : [`${name}: ${missing.length} styles not named, ${more.length} named for nothing`]
}
