import { sqlState } from '../db/retries.ts'

export type Fault = { name: string; code?: string; at?: string }

/** The message comes before the frames, and a line of what somebody wrote may begin with "at". */
const FRAME = /^ {4}at .*(?:file:|node:|\/).*:\d+:\d+\)?$/

/**
 * A fault without its message: a database error quotes the statement's values, which are people's names, e-mails and
 * phone numbers. The first frame of the stack says where to look.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error }
  const frame = (error.stack ?? '').split('\n').find((line) => FRAME.test(line))
  const code = sqlState(error)
  return {
    name: error.name,
    ...(code === null ? {} : { code }),
    ...(frame === undefined ? {} : { at: frame.trim() }),
  }
}
