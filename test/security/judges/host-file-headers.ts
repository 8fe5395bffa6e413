/**
 * What a host that reads `_headers` adds to an address: the values of all rules that match it, joined as such hosts
 * join them.
 */
import { readFileSync } from 'node:fs'

type Rule = { pattern: RegExp; headers: [name: string, value: string][] }

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

function rulesOf(text: string): Rule[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n')
      const pattern = escaped(address).replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')
      return {
        pattern: new RegExp(`^${pattern}$`),
        headers: lines.map((line): [string, string] => {
          const [name = '', value = ''] = line.trim().split(/: (.*)/s, 2)
          return [name.toLowerCase(), value]
        }),
      }
    })
}

export function hostFileHeaders(
  path: string,
  text = readFileSync('dist/_headers', 'utf8'),
): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const { pattern, headers } of rulesOf(text)) {
    if (!pattern.test(path)) continue
    for (const [name, value] of headers)
      joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`
  }
  return joined
}
