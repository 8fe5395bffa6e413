import { createHmac, scryptSync } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { senderUse } from '../db/schema/submissions.ts'
import { type RateLimit, SendersMap } from './rate-limit.ts'

const FORGET_MS = 60_000

/**
 * The same token bucket in the database, for processes that share it: one statement on one row, by the database's
 * clock. This process remembers a sender who has to wait, so a refusal costs the database nothing.
 */
export class SharedLimit {
  readonly #db: Database
  readonly #limit: RateLimit
  readonly #key: Buffer
  readonly #blockedUntil = new SendersMap<number>()
  #forgetAt = 0

  /** `secret` is the same in all processes. */
  constructor(db: Database, limit: RateLimit, secret: string) {
    this.#db = db
    this.#limit = limit
    this.#key = scryptSync(secret, 'sender_use', 32) // slow: so are guesses of the secret
  }

  async take(address: string, now: number): Promise<number> {
    const blockedUntil = this.#blockedUntil.get(address) ?? now
    if (blockedUntil > now) return Math.ceil((blockedUntil - now) / 1000)
    await this.#forget(now)
    const sender = this.#nameOf(address)
    const { capacity, refillMs } = this.#limit
    const used = sql`greatest(${senderUse.freeAt}, clock_timestamp()) + ${ms(refillMs)}`
    const taken = await this.#db
      .insert(senderUse)
      .values({ sender, freeAt: sql`clock_timestamp() + ${ms(refillMs)}` })
      .onConflictDoUpdate({
        target: senderUse.sender,
        set: { freeAt: used },
        setWhere: sql`${used} <= clock_timestamp() + ${ms(capacity * refillMs)}`,
      })
      .returning({ sender: senderUse.sender })
    if (taken.length === 1) return 0
    const wait = await this.#waitOf(sender)
    this.#blockedUntil.set(address, now + wait * 1000)
    return wait
  }

  async giveBack(address: string): Promise<void> {
    await this.#db
      .update(senderUse)
      .set({ freeAt: sql`${senderUse.freeAt} - ${ms(this.#limit.refillMs)}` })
      .where(eq(senderUse.sender, this.#nameOf(address)))
  }

  async #waitOf(sender: string): Promise<number> {
    const { capacity, refillMs } = this.#limit
    const [row] = await this.#db
      .select({ ms: sql<number>`extract(epoch from ${senderUse.freeAt} - clock_timestamp())::float8 * 1000` })
      .from(senderUse)
      .where(eq(senderUse.sender, sender))
    return Math.max(1, Math.ceil(((row?.ms ?? 0) - (capacity - 1) * refillMs) / 1000))
  }

  /**
   * The table names nobody: an address is personal, and only equality matters. Without a key, all four thousand million
   * addresses of IPv4 are tried in minutes.
   */
  #nameOf(address: string): string {
    return createHmac('sha256', this.#key).update(address).digest('base64url').slice(0, 22)
  }

  /** A row whose bucket is full again carries no information. */
  async #forget(now: number): Promise<void> {
    if (now < this.#forgetAt) return
    this.#forgetAt = now + FORGET_MS
    await this.#db.delete(senderUse).where(lt(senderUse.freeAt, sql`clock_timestamp()`))
  }
}

const ms = (count: number) => sql`${count}::float8 * interval '1 millisecond'`
