import { sqlState } from '../db/retries.ts'
import { faultOf } from '../log/fault.ts'

/** Why a start failed, by the database's or the system's code. None quotes an address: it may hold a password. */
const SENTENCES: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it, empty, and start again.',
  '42501':
    'The user of DATABASE_URL may not make its tables and their schema. Make it the owner of its database, and start again.',
  '53300': 'The database has no free connections. Lower DATABASE_POOL, or raise its max_connections.',
  '55P03':
    'Another process has had the tables of DATABASE_URL for a minute. Stop it if it hangs, and start again.',
  '25006': 'The database of DATABASE_URL is read-only. Name the one that takes writes.',
  '53100': 'The disk is full. Make room, and start again.',
  ENOSPC: 'The disk is full. Make room, and start again.',
  EROFS: 'DATA_DIR is on a disk that cannot be written to. Set it to a folder that can.',
  EACCES: 'DATA_DIR may not be written to by this user. Set it to a folder of its own.',
  EPERM: 'DATA_DIR may not be written to by this user. Set it to a folder of its own.',
  ENOTDIR: 'DATA_DIR is not a folder. Set it to one.',
}

/** The sentence of a fault that the person at the terminal can mend. */
export const plainReason = (error: unknown): string | undefined => SENTENCES[sqlState(error) ?? '']

/** One sentence for every start fault that has none of its own. */
export function startFault(error: unknown): string {
  const known = plainReason(error)
  if (known) return known
  const { name, code, at } = faultOf(error)
  return `The server could not start: ${[name, code, at].filter(Boolean).join(' ')}.`
}
