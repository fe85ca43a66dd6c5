import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { dataRequests } from './schema.ts'

type Row = typeof dataRequests.$inferSelect
export type DataRequest = Row & { readonly username: string }

/** What members have asked about their data. Every statement names the merchant. */
export interface DataRequestStore {
  add(request: Pick<Row, 'merchant' | 'memberId' | 'kind' | 'text' | 'askedAt' | 'dueAt' | 'by'>): Promise<number>
  /** Those that are open, the one that is due first at the top; or those that are ended, the latest first. */
  list(merchant: string, which: 'open' | 'ended', most: number): Promise<readonly DataRequest[]>
  byNumber(merchant: string, number: number): Promise<DataRequest | undefined>
  /** False if it is ended already. */
  end(
    merchant: string,
    number: number,
    end: { readonly at: Date; readonly by: string; readonly outcome: 'done' | 'refused'; readonly answer: string },
  ): Promise<boolean>
}

export const dataRequestStore = (db: Database): DataRequestStore => {
  const select = (merchant: string) =>
    db
      .select({ request: dataRequests, username: members.username })
      .from(dataRequests)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, dataRequests.memberId)))
  const shown = ({ request, username }: { readonly request: Row; readonly username: string }): DataRequest => ({ ...request, username })
  return {
    async add(request) {
      const [row] = await db.insert(dataRequests).values(request).returning({ number: dataRequests.number })
      if (!row) throw new Error('a request was not written')
      return row.number
    },

    async list(merchant, which, most) {
      const { endedAt, dueAt } = dataRequests
      const rows = await select(merchant)
        .where(and(eq(dataRequests.merchant, merchant), which === 'open' ? isNull(endedAt) : isNotNull(endedAt)))
        .orderBy(which === 'open' ? asc(dueAt) : desc(endedAt), desc(dataRequests.number))
        .limit(most)
      return rows.map(shown)
    },

    async byNumber(merchant, number) {
      const [row] = await select(merchant).where(and(eq(dataRequests.merchant, merchant), eq(dataRequests.number, number)))
      return row && shown(row)
    },

    async end(merchant, number, { at, by, outcome, answer }) {
      const ended = await db
        .update(dataRequests)
        .set({ endedAt: at, endedBy: by, outcome, answer })
        .where(and(eq(dataRequests.merchant, merchant), eq(dataRequests.number, number), isNull(dataRequests.endedAt)))
        .returning({ number: dataRequests.number })
      return ended.length === 1
    },
  }
}
