import { signedText } from '@foyer/draw-check/signed'
import type { VoidStatement } from '@foyer/draw-check/void-statement'
import { auditEvent } from '#kernel/audit/audit.ts'
import { commitmentOf } from '#lottery/commitment-of.ts'
import type { DrawKey, StoredDraw } from '#lottery/stored-draw.ts'
import { openSeed } from './open-seed.ts'
import { queueStep } from './queue-step.ts'
import type { StepDeps } from './step.ts'

export type VoidDeps = Pick<StepDeps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'seals' | 'lotteryKeys' | 'merchants'>

/** Why a draw is declared void, and by whom: both are published. */
export interface VoidWord {
  readonly by: string
  readonly reason: string
  /** Who called the command, for the audit log. */
  readonly operator: string
  /** Where the seed cannot be opened with the present SECRET_KEY, its absence is published instead. */
  readonly seedLost?: boolean
}

const BEFORE_NUMBERS = ['scheduled', 'open', 'closed'] as const

/** Whether it can still be declared void. */
export const isBeforeNumbers = ({ state }: Pick<StoredDraw, 'state'>): boolean => BEFORE_NUMBERS.some(one => one === state)

/** From then on the outcome of a draw can be known to whoever runs it, so its seed is revealed. */
export const revealsSeed = ({ state, closesAt }: Pick<StoredDraw, 'state' | 'closesAt'>, now: Date): boolean => state === 'closed' || now >= closesAt

/**
 * Declares a draw void before its numbers are known: every ticket is paid back. A signed statement says why and by whom, and after sales have ended
 * it reveals the seed. False if it is too late, or done already. Throws where the seed must be revealed and cannot be opened.
 */
export const voidDraw = async (deps: VoidDeps, which: DrawKey, { by, reason, operator, seedLost = false }: VoidWord): Promise<boolean> => {
  const { stores, inUnit, clock, newId, lotteryKeys, merchants } = deps
  const draw = await stores.draws.byId(which.merchant, which.id)
  const state = BEFORE_NUMBERS.find(one => one === draw?.state)
  if (!draw || !state) return false
  const now = clock()
  const seed = revealsSeed(draw, now) && !seedLost ? await openSeed(deps, draw) : null
  const statement: VoidStatement = { form: 'foyer-void/1', commitment: commitmentOf(draw), at: now.toISOString(), by, reason, root: draw.root, seed }
  const key = await lotteryKeys.of(stores, draw.merchant)
  const voidStatement = signedText(statement, key.publicKey, message => key.sign(message))
  const merchant = merchants.byCode(draw.merchant)
  return await inUnit(async unit => {
    // Only from the state that the statement was made for: where sales have ended meanwhile, the caller tries again.
    if (!(await unit.draws.enter(draw, [state], 'void', { voidStatement }))) return false
    await queueStep(unit, draw, 'refund', now)
    // It came from no network and no browser.
    const origin = { network: { ip: '', prefix: '', country: undefined }, userAgent: '', requestId: newId() }
    if (merchant) await unit.audit.add(auditEvent({ ...origin, merchant }, now, 'lottery.void', null, { draw: draw.id, by, reason, operator }))
    return true
  })
}

/** The draws that a name means: the id of a draw, or the code of a lottery, of which all that have no numbers yet. */
const namedBy = async ({ stores }: Pick<VoidDeps, 'stores'>, merchant: string, name: string) => {
  const draw = await stores.draws.byId(merchant, name)
  return draw ? [draw] : await stores.draws.undrawn(merchant, name)
}

/** What declaring it void would do, line by line; undefined where there is nothing to declare void. */
export const foretellVoid = async (
  deps: Pick<VoidDeps, 'stores' | 'clock'>,
  merchant: string,
  name: string,
): Promise<readonly string[] | undefined> => {
  const due = (await namedBy(deps, merchant, name)).filter(isBeforeNumbers)
  if (due.length === 0) return undefined
  const now = deps.clock()
  return await Promise.all(
    due.map(async draw => {
      const staked = draw.staked ?? (await deps.stores.tickets.staked(draw))
      const seed = revealsSeed(draw, now) ? 'sales have ended, so its secret seed is published' : 'its secret seed stays secret'
      return `${draw.id} is ${draw.state}: ${staked} in the smallest unit of ${draw.rules.currency} is paid back, ${seed}.`
    }),
  )
}
