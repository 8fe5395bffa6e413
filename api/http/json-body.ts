import type { Context } from 'hono'
import { type Answer, failed } from './answers.ts'

export const BODY_MAX_BYTES = 16 * 1024

export type JsonBody = { ok: true; value: unknown } | { ok: false; answer: Answer }

const refuse = (status: Answer['status'], message: string): JsonBody => ({
  ok: false,
  answer: failed(status, message),
})

/**
 * The content type is required, so that another site's plain form cannot post here without the browser asking first.
 */
export async function readJsonBody(c: Context): Promise<JsonBody> {
  const [mediaType = ''] = (c.req.header('Content-Type') ?? '').split(';')
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    return refuse(415, 'Send the body as application/json.')
  }
  const text = await c.req.text()
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return refuse(400, 'The body is not valid JSON.') // the parser's message may quote a person's details
  }
}
