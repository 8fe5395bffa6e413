/** The API's own answers with a payload in every text and address that a screen shows. */
import type { Page, Route } from '@playwright/test'
import { PAYLOADS } from './payloads.ts'

/** Fields that decide where a record is shown; the contract accepts only plain words there. */
const KEPT = ['id', 'slug', 'identifier', 'fileType', 'type', 'statusCode', 'page', 'perPage']
const ADDRESS = /url|icon|poster|href/i

export const markOf = (number: number): string => `Mark${number}.`

const payload = (number: number): string => PAYLOADS[number % PAYLOADS.length] ?? ''

/** `fields` counts the field of each path once. */
export function poisoned(value: unknown, number: number, fields: Set<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((one, index) => poisoned(one, number + index, fields, at))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, poisoned(one, number, fields, `${at}.${key}`)]),
    )
  }
  const key = at.slice(at.lastIndexOf('.') + 1)
  if (typeof value !== 'string' || KEPT.includes(key) || at.endsWith('projectType.name')) return value
  fields.add(at)
  if (!ADDRESS.test(key)) return `${markOf(number)}${payload(number)}`
  return number % 2 === 0 ? `javascript:hit(${number})` : `${value}"${payload(number)}`
}

/** Lists: each record gets another payload, from `start` on. */
export const poisonLists = (page: Page, start: () => number, fields: Set<string>) =>
  page.route(/\/api\/v2\/(?!.*(?:book|apply))/, async (route) => {
    // Playwright asks over connections of its own, which the server closes when they have been idle.
    const answer = await route.fetch({ maxRetries: 3 })
    if (answer.status() !== 200) return route.fulfill({ response: answer })
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: poisoned(body.data, start(), fields) } })
  })

/** One record for every address `…/<number>` that a screen asks for. */
export async function poisonRecord(
  page: Page,
  pattern: RegExp,
  record: object,
  fields: Set<string>,
): Promise<void> {
  await page.route(pattern, (route: Route) => {
    const number = Number(/(\d+)(?:\?.*)?$/.exec(route.request().url())?.[1])
    const data = poisoned(record, number, fields) as Record<string, unknown>
    return route.fulfill({ json: { statusCode: 200, data: { ...data, id: number, slug: `p-${number}` } } })
  })
}
