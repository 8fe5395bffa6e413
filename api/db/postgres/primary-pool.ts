import pg from 'pg'
import { DatabaseAway, isAway } from './database-away.ts'
import { GivenUp, STILL_ACTIVE } from './given-up.ts'
import { type Guard, guardClient } from './guarded-client.ts'
import { limitOwnSession } from './limits.ts'
import { Primary } from './primary.ts'

const WAIT_MS = 20_000 // for a free connection; a burst of a thousand people is served in less
const CONNECT_MS = 3_000
const IDLE_MS = 300_000
const LIFETIME_SECONDS = 3_600 // a name may lead to another server by then
const ATTEMPTS = 2 // the server that was known, and the one that is found instead

type GuardPlan = Pick<Guard, 'statementMs' | 'prepares'>
type PoolPlan = GuardPlan & { addresses: readonly string[]; size: number }

/** Connections to the primary, wherever it is. A caller that gets none is told `DatabaseAway` within seconds. */
export class PrimaryPool extends pg.Pool {
  readonly #primary: Primary
  readonly #open = new Set<pg.Client>()
  readonly #givenUp: GivenUp

  constructor({ addresses, size, ...guard }: PoolPlan) {
    super({
      max: size,
      Client: ImpatientClient,
      connectionTimeoutMillis: WAIT_MS,
      idleTimeoutMillis: IDLE_MS,
      maxLifetimeSeconds: LIFETIME_SECONDS,
      keepAlive: true,
      onConnect: (client) => this.#welcome(client, guard),
    })
    this.#givenUp = new GivenUp(size)
    this.#primary = new Primary(addresses, () => this.#move())
    this.on('error', () => undefined) // an idle connection broke: the pool has taken it out already
    Object.assign(this, { query: this.#queryOnce })
  }

  /** For a transaction: drizzle asks for a connection of its own then. */
  override async connect(): Promise<pg.PoolClient> {
    await this.#look()
    if (this.#givenUp.areMany) throw new DatabaseAway(WAITS)
    const client = await this.#take()
    if (!this.#givenUp.areMany) return client
    client.release() // it became many while this one waited
    throw new DatabaseAway(WAITS)
  }

  async #take(): Promise<pg.PoolClient> {
    this.options.max = this.#givenUp.room
    for (let attempt = 1; ; attempt++) {
      const started = performance.now()
      try {
        this.options.connectionString = await this.#primary.find()
        return await super.connect()
      } catch (error) {
        this.#primary.forget()
        const isLate = performance.now() - started > CONNECT_MS / 2
        if (attempt === ATTEMPTS || isLate)
          throw new DatabaseAway('No connection to the database.', { cause: error })
      }
    }
  }

  /** Replaces the pool's own method, which asks for connections in another way. */
  readonly #queryOnce = async (statement: pg.QueryConfig, values?: unknown[]) => {
    void this.#look() // by the second statement at the latest there is room again
    const client = await this.#take()
    let isLost = false
    try {
      return await client.query(statement, values)
    } catch (error) {
      isLost = isAway(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }

  readonly #look = () =>
    this.#givenUp.look(async (ids) => {
      const { rows } = await this.#queryOnce({ text: STILL_ACTIVE }, [ids])
      return rows.map(({ pid }) => pid)
    })

  async #welcome(client: pg.ClientBase, guard: GuardPlan): Promise<void> {
    if (!(client instanceof pg.Client)) return
    this.#open.add(client)
    client.once('end', () => this.#open.delete(client))
    const onLost = () => this.#primary.forget()
    const onGivenUp = (id: number) => {
      this.#givenUp.add(id)
      this.options.max = this.#givenUp.room
    }
    guardClient(client, { ...guard, onLost, onGivenUp, onReadOnly: () => this.#cutAll() })
    await client.query(limitOwnSession(client, guard))
    await this.#primary.check(client)
  }

  #move(): void {
    this.#givenUp.forget()
    this.#cutAll()
  }

  /** Callers that wait on a connection get an error, and ask again where the primary is now. */
  #cutAll(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }
}

const WAITS = 'The database does not finish what it was given.'

/**
 * The pool has one limit for getting a free connection and for connecting. A server that is switched off needs less.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}
