import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import type { ArchiveFile } from './archive-file.ts'

/** Members that are looked up at once. */
const MEMBERS = 500
/** Lines of a member that one unit of work takes away: until it ends, the member's bets wait. */
const LINES = 2_000

export interface Archived {
  readonly members: number
  /** Those of the house included. */
  readonly lines: number
}

/**
 * Puts the lines of games' rounds that had ended before a moment into a file, and takes them out of the ledger, a part of one member's after the other. Each
 * part is on the disk before the database lets it go: ended in between, the file has lines that the ledger has too, and the next archive has them again.
 */
export const archiveLines = ({ stores, inUnit }: Pick<Deps, 'stores' | 'inUnit'>) => {
  /** Bets are counted for ranks when somebody asks, and only what was counted may go. */
  const countUp = async (merchant: Merchant, memberId: string): Promise<void> => {
    const member = await stores.members.byId(merchant.code, memberId)
    let counted: { readonly countedVersion: number } | undefined = member
    while (counted) counted = await stores.memberPlay.countBets(merchant.code, memberId, counted.countedVersion, timeZoneOf(merchant))
  }

  const takePart = (merchant: Merchant, memberId: string, before: Date, file: ArchiveFile, most: number): Promise<number> =>
    inUnit(async unit => {
      const owner = { merchant: merchant.code, memberId }
      const lines = await unit.archive.take(owner, before, most)
      if (lines.length > 0) await file.append(lines.map(({ at, ...line }) => ({ ...owner, ...line, at: at.toISOString() })))
      return lines.length
    })

  return async (merchant: Merchant, before: Date, file: ArchiveFile, most = LINES): Promise<Archived> => {
    await stores.reconcile.sumHouse(merchant.code)
    let [members, lines] = [0, 0]
    for (let after = ''; ;) {
      const some = await stores.archive.members(merchant.code, after, MEMBERS)
      for (const memberId of some) {
        await countUp(merchant, memberId)
        let own = 0
        for (
          let part = await takePart(merchant, memberId, before, file, most);
          part > 0;
          part = await takePart(merchant, memberId, before, file, most)
        )
          own += part
        if (own > 0) members += 1
        lines += own
      }
      if (some.length < MEMBERS) return { members, lines }
      after = some.at(-1) ?? ''
    }
  }
}
