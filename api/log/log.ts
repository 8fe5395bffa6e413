import { type DestinationStream, pino } from 'pino'
import type { Fault } from './fault.ts'
import { LineOutput } from './line-output.ts'

/** All that a line of the log may say: it has no field for a name, an e-mail, a phone number or a query. */
export type LogEntry = {
  level: 'debug' | 'info' | 'warn' | 'error'
  msg: string
  /** Names the request in the log; a fault's answer carries it as `X-Request-Id`. */
  request?: string
  method?: string
  /** The pattern, `/posts/:slug`, because an address may hold what a person typed. */
  route?: string
  status?: number
  ms?: number
  fault?: Fault
}

export type Log = (entry: LogEntry) => void

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The second guard behind the type: fields that a person fills in have these names everywhere in this project. */
const PERSONAL = [
  'firstname',
  'lastname',
  'email',
  'phoneNumber',
  'reason',
  'location',
  'body',
  'query',
  'url',
]

/** Node opens it so that no write to a pipe waits for its reader. A thread that waits would not let the process end. */
const standardOutput = () => new LineOutput(process.stdout.fd)

/** One line of JSON for each entry, on the standard output. */
export function openLog(level: LogLevel, destination: DestinationStream = standardOutput()): Log {
  const redact = { paths: PERSONAL.flatMap((name) => [name, `*.${name}`]), remove: true }
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)
  return ({ level: of, msg, ...fields }) => logger[of](fields, msg)
}
