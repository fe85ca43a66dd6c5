import type { DeskRound } from '#games/desk-round.ts'
import { gameReference } from '#games/game-reference.ts'
import { vendorRound } from '#games/my-rounds.ts'
import { gameProviders } from '#games/providers/providers.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { pageOfRows, type Page } from '#kernel/page-of-rows.ts'
import { gameWords } from './game-words.ts'

/** Rounds of a list. */
const LISTED = 50

const providers = gameProviders.map(({ name }) => name)
/** A number of the ledger as people write it. */
const NUMBER = /^#?([1-9][0-9]{0,14})$/

const shown = (merchant: Merchant, { memberId, username, beganAt, endedAt, voidedAt, vendor: _, ...round }: DeskRound) => ({
  ...round,
  name: gameWords(merchant, round.game),
  member: { id: memberId, username },
  beganAt: beganAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  voidedAt: voidedAt?.toISOString() ?? null,
})

type ListDeps = Pick<Deps, 'stores'>

/** Those that a text names: a round, a movement, or a member with all of theirs. */
const named = async ({ stores }: ListDeps, merchant: Merchant, q: string, after: string | undefined): Promise<Page<DeskRound>> => {
  const number = NUMBER.exec(q)?.[1]
  const found = await stores.roundDesk.find(merchant.code, {
    round: q,
    providers,
    references: [q, ...providers.map(provider => gameReference(provider, q))],
    transfer: number === undefined ? undefined : Number(number),
  })
  if (found.length > 0) return { rows: found }
  const member = (await stores.members.byUsername(merchant.code, q)) ?? (await stores.members.byId(merchant.code, q))
  if (!member) return { rows: [] }
  return await pageOfRows(
    after,
    async (limit, place) => {
      const rows = await stores.myRounds.before({ merchant: merchant.code, memberId: member.id }, place, limit)
      return rows.map(row => ({ ...row, memberId: member.id, username: member.username, vendor: '' }))
    },
    ({ beganAt, round }) => ({ at: beganAt, id: round }),
    LISTED,
  )
}

export const rounds =
  (deps: ListDeps): OpService<'games.rounds'> =>
  async ({ q = '', after }, { merchant }) => {
    const words = q.trim().replaceAll('\0', '')
    const { rows, next } =
      words === '' ? { rows: await deps.stores.roundDesk.latest(merchant.code, LISTED), next: undefined } : await named(deps, merchant, words, after)
    return { ...currencyFacts(merchant), rounds: rows.map(row => shown(merchant, row)), ...(next !== undefined && { next }) }
  }

interface RoundName {
  readonly provider: string
  readonly round: string
}

/** Throws `round.unknown`. */
export const knownRound = async ({ roundDesk }: Pick<Stores, 'roundDesk'>, merchant: string, { provider, round }: RoundName): Promise<DeskRound> => {
  const found = await roundDesk.byKey(merchant, { provider, round })
  if (!found) throw new OpRefusal('round.unknown')
  return found
}

/** Whether the lines of the round's movements are in an archive: what they came to is known of the round alone. */
export const isArchived = async (
  { archive }: Pick<Stores, 'archive'>,
  merchant: string,
  { memberId, endedAt, voidedAt }: Pick<DeskRound, 'memberId' | 'endedAt' | 'voidedAt'>,
): Promise<boolean> => {
  const until = endedAt && !voidedAt && (await archive.until({ merchant, memberId }))
  return until ? endedAt < until : false
}

/** The vendor’s own name of a movement. */
const transactionOf = (provider: string, reference: string): string =>
  reference.startsWith(`${provider}:`) ? reference.slice(provider.length + 1) : reference

export const round =
  ({ stores }: ListDeps): OpService<'games.round'> =>
  async (request, { merchant }) => {
    const found = await knownRound(stores, merchant.code, request)
    const movements = await stores.roundDesk.movementsOf(merchant.code, found)
    return {
      archived: await isArchived(stores, merchant.code, found),
      ...currencyFacts(merchant),
      ...shown(merchant, found),
      vendor: found.vendor,
      movements: movements.map(({ reference, followed, at, ...movement }) => ({
        ...movement,
        transaction: transactionOf(found.provider, reference),
        follows: followed === null ? null : transactionOf(found.provider, followed),
        at: at.toISOString(),
      })),
    }
  }

export const replayRound = (deps: Pick<Deps, 'stores' | 'gamesOf' | 'log'>): OpService<'games.replay'> => {
  const ask = vendorRound(deps)
  return async (request, { merchant }) => {
    const found = await knownRound(deps.stores, merchant.code, request)
    const said = await ask(merchant, found.provider, found.round)
    return { said: said ? { state: said.state, staked: said.staked, won: said.won, replayUrl: said.replayUrl ?? null } : null }
  }
}
