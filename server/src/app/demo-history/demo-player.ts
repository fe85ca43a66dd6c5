import { currencyCode } from '@foyer/texts/format'
import type { Game } from '#games/lobby/games-content.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createWallet } from '#money/wallet.ts'
import { ID_BYTES } from '#payments/payment-id.ts'
import { storedNumber, type Bank } from '#payments/payout-accounts/account-number.ts'
import { ledgerReference } from '#payments/steps/ledger-reference.ts'
import { settlePayment } from '#payments/steps/settle.ts'
import type { Chance } from './chance.ts'

type PlayerDeps = Pick<Deps, 'stores' | 'inUnit' | 'log' | 'seals' | 'randomToken'> & { readonly clock: () => Date }

/** Three of ten rounds win 3 times the stake, and of these 3 in 1,000 win 36 times it: 93 % comes back, as in a game of a casino. */
const [WINS, TIMES, LARGE, LARGE_TIMES] = [0.3, 3, 0.003, 36]
/** No provider has this name: rounds of the history are in the books of none. */
const PROVIDER = 'history'

/** The member's account at a bank, which is added at the first withdrawal. */
const payoutAccountOf = async (
  { clock, seals, randomToken }: PlayerDeps,
  unit: Stores,
  owner: Owner,
  bank: Bank,
  chance: Chance,
): Promise<string> => {
  const [known] = await unit.payoutAccounts.ofMember(owner)
  if (known) return known.id
  const id = randomToken(ID_BYTES)
  const digits = bank.digits?.least ?? 10
  const number = `4${String(chance.between(100_000_000, 999_999_999))}`.slice(0, digits).padEnd(digits, '0')
  await unit.payoutAccounts.add({
    ...owner,
    id,
    holder: 'A. Member',
    ...storedNumber(seals, bank.code, number),
    addedAt: clock(),
    usableAt: clock(),
  })
  return id
}

/** Plays rounds of games, each with what it brings; they are numbered through. */
const roundsOf = ({ stores }: Pick<PlayerDeps, 'stores'>, wallet: ReturnType<typeof createWallet>, merchant: Merchant) => {
  let rounds = 0
  return async (memberId: string, game: Game, stake: number, won: number): Promise<void> => {
    rounds += 1
    const bet = `history:${merchant.code}:${rounds}`
    const detail = { provider: PROVIDER, round: bet }
    const who = { merchant, memberId }
    await wallet.bet(stores, { ...who, reference: bet, amount: stake, detail: { ...detail, game: game.code }, shown: { vendor: game.shownVendor } })
    await wallet.win(stores, { ...who, reference: `${bet}:won`, followed: bet, amount: won, detail: { ...detail, closes: 1 } })
  }
}

/** What a member of the history does, through the services that payments and games use, at the moment of the clock that was handed in. */
export const demoPlayer = (deps: PlayerDeps, merchant: Merchant, chance: Chance) => {
  const { stores, inUnit, clock, log, randomToken } = deps
  const wallet = createWallet({ clock })
  const settle = settlePayment({ inUnit, clock, log })
  const { currency, decimals } = merchant.settings
  /** A sum that people would choose, in the smallest unit; a unit of a strong currency is worth more. */
  const sumOf = (units: number) => Math.max(1, Math.round(units / (currencyCode(currency) === 'BRL' ? 10 : 1))) * 10 ** decimals
  const ways = merchant.content.payments?.deposit ?? []
  const games = (merchant.content.games ?? []).filter(({ closed }) => !closed)
  const playRound = roundsOf({ stores }, wallet, merchant)

  const facts = (memberId: string) => ({
    merchant: merchant.code,
    memberId,
    id: randomToken(ID_BYTES),
    formKey: randomToken(ID_BYTES),
    requestHash: 'history',
    currency,
    site: 'http://localhost',
    deviceId: null,
    fee: 0,
    createdAt: clock(),
  })

  return {
    sumOf,

    async deposit(memberId: string, amount: number): Promise<void> {
      if (ways.length === 0) return
      const deposit = { ...facts(memberId), kind: 'deposit', state: 'created', channel: chance.oneOf(ways).id, amount, expiresAt: clock() } as const
      await inUnit(async unit => void (await unit.payments.add(deposit)))
      const outcome = chance() < 0.94 ? 'paid' : 'declined'
      await settle(
        merchant,
        { kind: 'deposit', reference: deposit.id, amount, currency: currencyCode(currency), outcome, providerId: deposit.id },
        'callback',
      )
    },

    /** Some rounds of a game, as far as there is money. */
    async play(memberId: string, most: number, stake: number): Promise<void> {
      if (games.length === 0) return
      const game = chance.oneOf(games)
      for (let round = 0; round < most; round += 1) {
        const won = chance() < WINS ? Math.round(stake * (chance() < LARGE ? LARGE_TIMES : TIMES)) : 0
        try {
          await playRound(memberId, game, stake, won)
        } catch (error) {
          // The money is used up, or a limit is reached: the player stops.
          if (error instanceof Refusal) return
          throw error
        }
      }
    },

    /** One round of a game, with what it brings. */
    async round(memberId: string, stake: number, won: number): Promise<void> {
      if (games.length > 0) await playRound(memberId, chance.oneOf(games), stake, won)
    },

    /** Asks to be paid out. `people`: how many must approve it; without any it is paid at once. */
    async withdraw(memberId: string, amount: number, people: 0 | 1 | 2): Promise<void> {
      const [bank] = merchant.content.payments?.withdrawal?.banks ?? []
      if (!bank) return
      const owner = { merchant: merchant.code, memberId }
      await inUnit(async unit => {
        const accountId = await payoutAccountOf(deps, unit, owner, bank, chance)
        const waits = people === 0 ? {} : { waitsFor: people === 2 ? (['sum'] as const) : (['first'] as const), people }
        const withdrawal = { ...facts(memberId), kind: 'withdrawal', state: people === 0 ? 'held' : 'waiting', accountId, amount, ...waits } as const
        await unit.payments.add(withdrawal)
        const reference = ledgerReference(withdrawal)
        await wallet.hold(unit, { merchant, memberId, reference, amount, detail: { payment: withdrawal.id } })
        if (people > 0) return
        await wallet.payOut(unit, { merchant, memberId, reference: `${reference}:paid`, followed: reference, detail: { payment: withdrawal.id } })
        const locked = await unit.payments.lock(merchant.code, withdrawal.id)
        if (locked) await unit.payments.change(locked, { state: 'paid', changedAt: clock() })
      })
    },

    async balance(memberId: string): Promise<number> {
      return (await stores.ledger.accountsOf(merchant.code, memberId)).find(({ kind }) => kind === 'main')?.balance ?? 0
    },
  }
}
