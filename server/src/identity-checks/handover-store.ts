import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { HandoverStore } from './handover.ts'
import { identityHandovers as rows } from './schema.ts'

export const handoverStore = (db: Database): HandoverStore => {
  const isOne = ({ merchant, checkId }: Parameters<HandoverStore['lock']>[0]) => and(eq(rows.merchant, merchant), eq(rows.checkId, checkId))
  const locked = async (where: ReturnType<typeof isOne>) => {
    const [found] = await db.select().from(rows).where(where).for('update')
    return found
  }

  return {
    async add(handover) {
      const added = await db.insert(rows).values(handover).onConflictDoNothing().returning({ checkId: rows.checkId })
      return added.length > 0
    },

    async of(merchant, checkIds) {
      if (checkIds.length === 0) return new Map()
      const found = await db
        .select()
        .from(rows)
        .where(and(eq(rows.merchant, merchant), inArray(rows.checkId, [...checkIds])))
      return new Map(found.map(row => [row.checkId, row]))
    },

    lock: key => locked(isOne(key)),
    lockByReference: ({ merchant, company, reference }) =>
      locked(and(eq(rows.merchant, merchant), eq(rows.company, company), eq(rows.reference, reference))),

    async change(key, changes) {
      await db.update(rows).set(changes).where(isOne(key))
    },
  }
}
