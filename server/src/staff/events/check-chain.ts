import type { Deps } from '#kernel/deps.ts'
import { BEGINNING, digestAt } from './chain.ts'
import { staffMark } from './record-staff.ts'

/** Events that are read at once. */
const PAGE = 1000

export interface ChainReport {
  readonly merchant: string
  readonly events: number
  /** Of the last event. */
  readonly digest: string
  /** The first thing that is wrong, in words. */
  readonly fault?: string
}

/** Reads a merchant's chain from its beginning, and says where a row was altered, removed or put in. */
export const checkChain =
  (deps: Pick<Deps, 'stores' | 'seals'>) =>
  async (merchant: string): Promise<ChainReport> => {
    const { staffEvents } = deps.stores
    const mark = staffMark(deps)
    // Before the events: those that are added meanwhile are not of it.
    const end = (await staffEvents.end(merchant)) ?? { number: 0, digest: BEGINNING }
    let number = 0
    let digest = BEGINNING
    const faulty = (fault: string): ChainReport => ({ merchant, events: number, digest, fault })
    for (;;) {
      const rows = await staffEvents.after(merchant, number, PAGE)
      for (const row of rows) {
        if (row.number > end.number && number === end.number) break
        if (row.number !== number + 1) return faulty(`event ${number + 1} was removed`)
        const { number: _number, digest: given, ...event } = row
        const expected = digestAt(digest, row.number, event, mark)
        if (given !== expected) return faulty(`event ${row.number} was altered`)
        number = row.number
        digest = given
        if (number === end.number && digest !== end.digest) return faulty(`event ${number} is not the one that was written last`)
      }
      if (rows.length < PAGE || number >= end.number) break
    }
    if (number < end.number) return faulty(`event ${number + 1} and those after it were removed`)
    const [more] = end.number === 0 ? await staffEvents.after(merchant, 0, 1) : []
    if (more) return faulty('the end of the chain was removed')
    return { merchant, events: number, digest }
  }

/** The merchants that have a chain, or events. */
export const chains = async ({ stores: { staffEvents } }: Pick<Deps, 'stores'>): Promise<readonly string[]> => {
  const ends = await staffEvents.ends()
  return [...new Set([...ends.map(({ merchant }) => merchant), ...(await staffEvents.merchants())])].toSorted()
}
