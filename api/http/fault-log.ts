import { sqlState } from '../db/retries.ts'

export type FaultLog = (line: string) => void

/**
 * One line about a fault, without its message: a database error quotes the statement's values, and those are people's
 * names, e-mails and phone numbers. The first frame of the stack says where to look.
 */
export function describeFault(error: unknown, where: string): string {
  if (!(error instanceof Error)) return `fault in ${where}: ${typeof error}`
  const frame = (error.stack ?? '').split('\n').find((line) => line.trimStart().startsWith('at '))
  const code = sqlState(error)
  return `fault in ${where}: ${error.name}${code === null ? '' : ` ${code}`} ${frame?.trim() ?? ''}`.trim()
}
