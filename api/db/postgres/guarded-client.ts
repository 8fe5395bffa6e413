import type pg from 'pg'
import { sqlState } from '../retries.ts'
import { DatabaseAway } from './database-away.ts'
import { beginLimited, type WithSession } from './limits.ts'

const READ_ONLY = '25006'
/** Somebody else has a row or a table, for longer than `lock_timeout` allows. The connection is well. */
const LOCKED = '55P03'
/** The server ends the connection with these, or its answer says that it did: 57P01 to 57P05 and the class 08. */
const ENDED = /^(?:57P0[1-5]|25P03|08...)$/

export type Guard = {
  /** A statement that takes longer ends its connection: a server that vanished says nothing, for minutes. */
  statementMs: number
  /** False: behind a pooler that cannot carry prepared statements. */
  prepares: boolean
  /** The connection broke, or was given up: another server may be the primary by now. */
  onLost: () => void
  /** No answer came in time, and the session of this id may work on. */
  onGivenUp: (id: number) => void
  /** The server no longer accepts writes: it is not the primary. */
  onReadOnly: () => void
}

/** `release` is there while somebody has it from the pool. */
type Client = pg.Client & Partial<Pick<pg.PoolClient, 'release'>> & WithSession

/**
 * Makes sure that every statement of this connection ends: with its answer, or with `DatabaseAway` when the connection
 * is lost. A lost connection is never used again; the pool removes it.
 */
export function guardClient(client: Client, guard: Guard): void {
  const { statementMs, prepares, onLost, onGivenUp, onReadOnly } = guard
  let isLost = false
  client.on('error', () => {
    isLost = true // pending statements are rejected; without a listener the process would end
    onLost()
  })
  const send: (...words: unknown[]) => unknown = client.query.bind(client)
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    const isBegin = textOf(statement).startsWith('begin')
    const late = setTimeout(() => {
      if (client.processID) onGivenUp(client.processID)
      client.connection.stream.destroy()
    }, statementMs)
    try {
      if (isBegin) return await send(beginLimited(textOf(statement), guard))
      return await send(prepares ? statement : unnamed(statement), values)
    } catch (error) {
      if (isBegin) giveBack(client)
      const code = sqlState(error) ?? ''
      if (code === READ_ONLY) onReadOnly()
      if (isLost || code === READ_ONLY || ENDED.test(code)) throw new DatabaseAway(LOST, { cause: error })
      if (code === LOCKED) throw new DatabaseAway(BUSY, { cause: error })
      throw error
    } finally {
      clearTimeout(late)
    }
  }
  Object.assign(client, { query })
}

const LOST = 'The connection to the database was lost.'
const BUSY = 'Another session of the database holds what is needed here.'

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
