import { cleanFaultMessage } from '@foyer/contract/faults/fault-limits'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { engineOf } from './engine-of.ts'
import { faultDay } from './fault-day.ts'
import type { ReportedFault } from './fault.ts'
import { processBrake } from './process-brake.ts'

/** Distinct faults of a merchant's day; those after them are counted together in one further row. A few more where several are new at the same moment. */
export const ROWS_PER_DAY = 300

const TEN_MINUTES = 10 * 60
const rule = (name: string, points: number, seconds: number): LimitRule => ({ name, points, seconds, code: 'TOO_MANY_REQUEST' })
/** A browser sends at most three a minute and ten a visit; many players may share a line. */
const PER_NETWORK = rule('faults', 60, TEN_MINUTES)
const PER_MERCHANT = rule('faults-merchant', 3_000, TEN_MINUTES)
/** So that nobody fills a merchant's day alone. */
const NEW_PER_NETWORK = rule('faults-new', 20, 24 * 60 * 60)

const DIGEST_LENGTH = 22
const nameOf = ({ version, engine, message, place, part }: Pick<ReportedFault, 'version' | 'engine' | 'message' | 'place' | 'part'>): string =>
  digestOf(JSON.stringify([version, engine, message, place, part])).slice(0, DIGEST_LENGTH)

/** What stands for all further faults of a day. */
const others = (fault: ReportedFault): ReportedFault => ({
  ...fault,
  fault: 'others',
  version: '',
  engine: 'other',
  message: 'further faults of this day',
  place: '',
  part: '',
  route: '',
})

/**
 * Counts a fault of a player's browser (docs/engines.md, Faults come home). Anybody may call it, so every text is bounded and cleaned once more, the
 * engine is one of a list, and no line may fill the table.
 */
export const reportFault = ({ stores, limits, clock }: Pick<Deps, 'stores' | 'limits' | 'clock'>): Service<'faults.report'> => {
  const brake = processBrake(clock)

  const described = (
    { message, ...request }: Parameters<Service<'faults.report'>>[0],
    { merchant: { code: merchant }, userAgent }: Caller,
  ): ReportedFault => {
    const at = clock()
    const distinct = { ...request, message: cleanFaultMessage(message) || 'without words', engine: engineOf(userAgent) }
    return { ...distinct, merchant, day: faultDay(at), fault: nameOf(distinct), at }
  }

  return async (request, caller) => {
    const { network } = caller
    const fault = described(request, caller)
    const { merchant, day } = fault
    brake(merchant)
    await limits.consumeAll(merchant, [...countsOfNetwork(PER_NETWORK, network), [PER_MERCHANT, 'all']])
    if (await stores.pageFaults.count(fault)) return {}
    await limits.consumeAll(merchant, countsOfNetwork(NEW_PER_NETWORK, network))
    const isFull = (await stores.pageFaults.rowsOf(merchant, day)) >= ROWS_PER_DAY
    await stores.pageFaults.add(isFull ? others(fault) : fault)
    return {}
  }
}
