import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { endCredit } from './end-credit.ts'

/** Members whom one statement names. */
const BATCH = 200

/**
 * Counts what members with play credit have staked, makes their own what they have reached, and takes back what is over (docs/play-credit.md). A bet
 * itself writes nothing for it. Running twice, or beside another process, does everything once.
 */
export const settleCredits = ({ stores, inUnit, clock }: Pick<Deps, 'stores' | 'inUnit' | 'clock'>) => {
  const end = endCredit({ clock })

  /** Whether all lines of the member are counted; of very many, the next run counts on. */
  const count = async (merchant: Merchant, memberId: string): Promise<boolean> => {
    const [member, accounts] = [await stores.members.byId(merchant.code, memberId), await stores.ledger.accountsOf(merchant.code, memberId)]
    const version = accounts.find(({ kind }) => kind === 'main')?.version ?? 0
    if (!member || version <= member.countedVersion) return true
    const counted = await stores.memberPlay.countBets(merchant.code, memberId, member.countedVersion, timeZoneOf(merchant))
    return counted !== undefined && counted.countedVersion >= version
  }

  const settle = async (merchant: Merchant, memberId: string): Promise<void> => {
    const now = clock()
    const isCounted = await count(merchant, memberId)
    await inUnit(async unit => {
      await unit.safePlay.lock({ merchant: merchant.code, memberId })
      await end(unit, {
        merchant,
        memberId,
        fate: ({ staked, needed, endsAt }) => {
          if (staked >= needed) return 'released'
          return isCounted && endsAt <= now ? 'lapsed' : undefined
        },
      })
    })
  }

  return async (merchant: Merchant): Promise<void> => {
    for (let after = ''; ;) {
      const due = await stores.playCredits.due(merchant.code, clock(), after, BATCH)
      for (const memberId of due) await settle(merchant, memberId)
      if (due.length < BATCH) return
      after = due.at(-1) ?? ''
    }
  }
}
