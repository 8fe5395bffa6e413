import pg from 'pg'
import { DatabaseAway, isAway } from './database-away.ts'
import { type Guard, guardClient } from './guarded-client.ts'
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
    this.#primary = new Primary(addresses, () => this.#cutAll())
    this.on('error', () => undefined) // an idle connection broke: the pool has taken it out already
    Object.assign(this, { query: this.#queryOnce })
  }

  override async connect(): Promise<pg.PoolClient> {
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
    const client = await this.connect()
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

  async #welcome(client: pg.ClientBase, guard: GuardPlan): Promise<void> {
    if (!(client instanceof pg.Client)) return
    this.#open.add(client)
    client.once('end', () => this.#open.delete(client))
    const onLost = () => this.#primary.forget()
    guardClient(client, { ...guard, onLost, onReadOnly: () => this.#cutAll() })
    await this.#primary.check(client)
  }

  /** Callers that wait on a connection get an error, and ask again where the primary is now. */
  #cutAll(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }
}

/**
 * The pool has one limit for getting a free connection and for connecting. A server that is switched off needs less.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}
