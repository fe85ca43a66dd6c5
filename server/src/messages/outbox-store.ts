import { desc, lte } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { outboxMessages } from './schema.ts'

/** A message that would have been sent. */
export interface OutboxMessage {
  readonly at: Date
  readonly merchant: string
  readonly channel: 'sms' | 'email'
  /** `+` and E.164 digits, or an address. */
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
}

export interface OutboxStore {
  add(message: OutboxMessage): Promise<void>
  newest(most: number): Promise<readonly OutboxMessage[]>
  /** Removes messages from before the given time; returns their number. */
  sweep(before: Date): Promise<number>
}

export const outboxStore = (db: Database): OutboxStore => ({
  async add(message) {
    await db.insert(outboxMessages).values(message)
  },

  async newest(most) {
    const rows = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(most)
    return rows.map(({ id: _, ...message }) => message)
  },

  async sweep(before) {
    const swept = await db.delete(outboxMessages).where(lte(outboxMessages.at, before)).returning({ id: outboxMessages.id })
    return swept.length
  },
})
