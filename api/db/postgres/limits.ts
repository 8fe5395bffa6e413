/** How long the server itself lets a statement wait, so that it ends what is given up here. */
import type pg from 'pg'

/** Less than a statement may take here: the server ends a wait for a lock, before nobody listens for its end. */
const LOCK_SHARE = 0.8
/** More than a statement may take here: only a process that is gone leaves a transaction alone so long. */
const IDLE_SHARE = 1.5

type Plan = { statementMs: number }
/** The types of the driver lack the session's id. */
export type WithSession = { processID?: number | null }

/** A pooler gives the session to others afterwards, so these limits end with the transaction. */
export const beginLimited = (begin: string, { statementMs }: Plan): string =>
  `${begin}; set local lock_timeout = ${statementMs * LOCK_SHARE};
    set local idle_in_transaction_session_timeout = ${statementMs * IDLE_SHARE}`

/** For single statements. A pooler tells another id than the session has: that session is not ours to set. */
export const limitOwnSession = ({ processID }: pg.ClientBase & WithSession, { statementMs }: Plan): string =>
  `select set_config('lock_timeout', '${statementMs * LOCK_SHARE}', false) where pg_backend_pid() = ${Number(processID)}`
