import { and, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { limits } from '#kernel/security/schema.ts'

/** Sets a running limit of merchant alpha as if so many tries had been counted; `key` is the rule's name and what it counts by, like `chat-merchant:all`. */
export const countTo = async (db: Database, key: string, points: number): Promise<void> => {
  const set = await db
    .update(limits)
    .set({ points })
    .where(and(eq(limits.merchant, 'alpha'), eq(limits.key, key)))
    .returning({ key: limits.key })
  if (set.length !== 1) throw new Error(`No window of ${key} is running`)
}
