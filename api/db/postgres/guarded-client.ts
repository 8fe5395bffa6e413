import type pg from 'pg'
import { sqlState } from '../retries.ts'
import { DatabaseAway } from './database-away.ts'

const READ_ONLY = '25006'
/** The server ends the connection with these, or its answer says that it did: 57P01 to 57P05 and the class 08. */
const ENDED = /^(?:57P0[1-5]|08...)$/

export type Guard = {
  /** A statement that takes longer ends its connection: a server that vanished says nothing, for minutes. */
  statementMs: number
  /** False: behind a pooler that cannot carry prepared statements. */
  prepares: boolean
  /** The connection broke, or was given up: another server may be the primary by now. */
  onLost: () => void
  /** The server no longer accepts writes: it is not the primary. */
  onReadOnly: () => void
}

/** `release` is there while somebody has it from the pool. */
type Client = pg.Client & Partial<Pick<pg.PoolClient, 'release'>>

/**
 * Makes sure that every statement of this connection ends: with its answer, or with `DatabaseAway` when the connection
 * is lost. A lost connection is never used again; the pool removes it.
 */
export function guardClient(client: Client, { statementMs, prepares, onLost, onReadOnly }: Guard): void {
  let isLost = false
  client.on('error', () => {
    isLost = true // pending statements are rejected; without a listener the process would end
    onLost()
  })
  const send: (...words: unknown[]) => unknown = client.query.bind(client)
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    const late = setTimeout(() => client.connection.stream.destroy(), statementMs)
    try {
      return await send(prepares ? statement : unnamed(statement), values)
    } catch (error) {
      if (textOf(statement).startsWith('begin')) giveBack(client)
      const code = sqlState(error) ?? ''
      if (code === READ_ONLY) onReadOnly()
      if (isLost || code === READ_ONLY || ENDED.test(code)) throw new DatabaseAway(LOST, { cause: error })
      throw error
    } finally {
      clearTimeout(late)
    }
  }
  Object.assign(client, { query })
}

const LOST = 'The connection to the database was lost.'

const textOf = (statement: string | pg.QueryConfig) =>
  typeof statement === 'string' ? statement : statement.text

/**
 * drizzle sends `begin` before the `try` that gives its connection back. One that could not begin would be missing from
 * the pool for ever, and the pool would never end.
 */
function giveBack(client: Client): void {
  client.release?.(true)
  client.release = () => undefined // nobody gets this connection again, and twice is an error
}

const unnamed = (statement: string | pg.QueryConfig) =>
  typeof statement === 'string' ? statement : { ...statement, name: undefined }
