/**
 * Every read of the page goes through here; the boot script starts one of them (early-read.ts). This file adds
 * time-outs and cancellation, because redaxios has neither (decision D12).
 */

import redaxios, { type Response as HttpAnswer } from 'redaxios'
import { connectionOfAnswer } from '#contract/messages/connection.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { ContractError, innerStatus, parseRefusal } from '#contract/records/envelope.ts'
import { siteConfig } from '#contract/site-config.ts'
import { withPatience } from '#contract/with-patience.ts'
import { takeEarlyRead } from '#src/api-client/boot/early-read.ts'
import { bodyOf, type RecordReader } from './body-in-pieces.ts'
import { ApiError, nobodyAnswered } from './errors.ts'

const GET_SILENCE_MS = 10_000 // decision D12
const UNKNOWN_AGE_MS = 24 * 60 * 60_000

export type Answer = {
  /** Without the records that `read` has taken: their list is empty. */
  body: unknown
  /** When the worker stored this copy (ms since 1970); the current time for a copy from the network. */
  storedAt: number
}

/**
 * GETs `path` below the API base. Throws ApiError. An answer that is not JSON is `broken`, whatever its status.
 * `readerOf` makes the reader of a list, which takes record after record while the answer arrives; once for each try.
 * With `reload` no copy answers, neither the worker's nor one that was asked for early.
 */
export async function getJson(
  path: string,
  signal: AbortSignal,
  readerOf: () => RecordReader | null = () => null,
  firstFrom: 'no-cache' | 'reload' = 'no-cache',
): Promise<Answer> {
  const { limited, renew, end } = withPatience(signal, GET_SILENCE_MS)
  const address = `${siteConfig.apiBaseUrl}${path}`
  const ask = async (cache: RequestCache): Promise<HttpAnswer<unknown>> => {
    const answer = await redaxios.get<unknown>(address, {
      headers: { accept: 'application/json' },
      responseType: 'stream', // otherwise it parses all of a list at once
      fetch: (url: URL | RequestInfo, options?: RequestInit) =>
        (cache === 'reload' ? undefined : takeEarlyRead(address, limited)) ??
        fetch(url, { ...options, cache, signal: limited }),
    })
    const data = await bodyOf(
      answer.data as ReadableStream<Uint8Array<ArrayBuffer>> | null,
      readerOf(),
      renew,
    )
    if (answer.status < 200 || answer.status > 299) throw { ...answer, data }
    return { ...answer, data }
  }
  try {
    // Without a worker the HTTP cache could return an answer that is minutes old, and it would pass for new.
    const first = await ask(firstFrom)
    const answer = isCut(first) ? await ask('reload') : first
    if (connectionOfAnswer(answer) === 'portal') throw answer
    const status = innerStatus(answer.data)
    if (status) throw { ...answer, status }
    return { body: jsonBody(answer.data), storedAt: storedAt(answer.headers) }
  } catch (reason) {
    if (signal.aborted) throw reason
    throw apiError(reason)
  } finally {
    end()
  }
}

/**
 * Judges JSON by its type, not by its words: the HTTP cache may return half a body again and again
 * (sw/caches/whole-answer.ts).
 */
const isCut = ({ data, headers }: HttpAnswer<unknown>): boolean =>
  typeof data === 'string' && (headers.get('content-type')?.includes('application/json') ?? false)

/** A copy from a clock that was ahead has an age that nobody knows. It must not pass for an answer of now. */
function storedAt(headers: Headers): number {
  const now = Date.now()
  const stamp = Number(headers.get(STORED_AT_HEADER))
  if (!(stamp > 0)) return now
  return stamp > now ? now - UNKNOWN_AGE_MS : stamp
}

/**
 * The body is a text when it is not JSON: a captive portal or a parked host answers HTML with status 200. It is nothing
 * when the line broke, or the reader left the page, before the body arrived.
 */
function jsonBody(data: unknown): unknown {
  if (data === undefined) throw new TypeError('The line broke within the answer')
  if (typeof data === 'string') throw new ContractError('The answer is not JSON')
  return data
}

/** An HTTP error is thrown as redaxios gives it, a plain object; otherwise it is whatever fetch threw. */
function apiError(reason: unknown): ApiError {
  if (reason instanceof ContractError) return new ApiError('broken', reason.message, 200)
  if (!isHttpAnswer(reason)) return nobodyAnswered()
  const met = connectionOfAnswer(reason)
  if (met === 'portal') return new ApiError('portal', 'A sign-in page', reason.status)
  const { message, fieldErrors } = parseRefusal(reason.data)
  const kind = met === 'fault' || message === null ? 'broken' : 'refused'
  return new ApiError(kind, message ?? reason.statusText, reason.status, fieldErrors)
}

function isHttpAnswer(reason: unknown): reason is HttpAnswer<unknown> {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'headers' in reason
}
