import pg from 'pg'
import { sqlState } from '../retries.ts'

const LOOK_MS = 2_000 // a server that is switched off says nothing at all
const REMEMBER_FAILURE_MS = 200

type Standing = { address: string; timeline: string }

export class NoPrimary extends Error {
  override name = 'NoPrimary'
  readonly code = 'NO_PRIMARY'
}

/**
 * Finds the server that takes writes among the addresses (libpq's target_session_attrs=read-write). If two do, it picks
 * the one that was promoted last. It never picks one of an older timeline than was used before: a former primary that
 * comes back knows nothing of what its successor took (decision 121).
 */
export class Primary {
  readonly #addresses: readonly string[]
  readonly #onMove: (address: string) => void
  #known: string | null = null
  #last = ''
  #timeline = ''
  #looking: Promise<string> | null = null
  #failure: { error: unknown; at: number } | null = null

  /**
   * `onMove` is called if the primary is another server than before. Connections to any other server must not be used
   * any more.
   */
  constructor(addresses: readonly string[], onMove: (address: string) => void = () => undefined) {
    this.#addresses = addresses
    this.#onMove = onMove
  }

  /** The address of the primary. However many ask, the servers are asked once. Throws what the servers said. */
  async find(): Promise<string> {
    if (this.#known !== null) return this.#known
    if (this.#failure && performance.now() - this.#failure.at < REMEMBER_FAILURE_MS) throw this.#failure.error
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  /** The next question goes to all servers. */
  forget(): void {
    this.#known = null
  }

  /** Throws if a new connection leads to a server that takes no writes, or to one that was left behind. */
  async check(client: pg.ClientBase): Promise<void> {
    const timeline = await timelineOf(client, this.#isAlone)
    if (timeline === null || timeline < this.#timeline) throw new NoPrimary('The server is not the primary.')
  }

  get #isAlone(): boolean {
    return this.#addresses.length === 1
  }

  async #look(): Promise<string> {
    const answers = await Promise.allSettled(this.#addresses.map((address) => ask(address, this.#isAlone)))
    const standing = answers
      .flatMap((answer) => (answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : []))
      .filter(({ timeline }) => timeline >= this.#timeline)
      .toSorted((a, b) => (a.timeline < b.timeline ? 1 : -1))[0]
    if (!standing) {
      const error = answers.find((answer) => answer.status === 'rejected')?.reason ?? new NoPrimary(NONE)
      this.#failure = { error, at: performance.now() }
      throw error
    }
    const { address, timeline } = standing
    this.#failure = null
    this.#timeline = timeline
    this.#known = address
    if (address !== this.#last) this.#onMove(address)
    this.#last = address
    return address
  }
}

const NONE = 'None of the servers of DATABASE_URL takes writes.'

async function ask(address: string, isAlone: boolean): Promise<Standing | null> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
  })
  client.on('error', () => undefined) // its query or the connecting fails with it
  try {
    await client.connect()
    const timeline = await timelineOf(client, isAlone)
    return timeline === null ? null : { address, timeline }
  } catch (error) {
    throw withCode(error)
  } finally {
    void client.end()
  }
}

/** The driver has no code for a server that says nothing, or hangs up. */
function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || sqlState(error) !== null) return error
  if (/timeout/.test(error.message)) return Object.assign(error, { code: 'CONNECT_TIMEOUT' })
  return /terminated/.test(error.message) ? Object.assign(error, { code: 'CONNECTION_CLOSED' }) : error
}

/**
 * Every promotion begins a new timeline. The names of its logs begin with its number. With only one server there is
 * nothing to compare, and a service in front may not know the functions.
 */
const TIMELINE = `select case when current_setting('transaction_read_only') = 'off'
  then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`
const WRITES = `select case when current_setting('transaction_read_only') = 'off' then '' end as timeline`

/** null: the server takes no writes. */
async function timelineOf(client: pg.ClientBase, isAlone: boolean): Promise<string | null> {
  const { rows } = await client.query<{ timeline: string | null }>(isAlone ? WRITES : TIMELINE)
  return rows[0]?.timeline ?? null
}
