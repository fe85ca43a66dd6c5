import { is, isRefused, isSame, moves } from './expectations.ts'
import { expectThat, type Platform, type Stage } from './stage.ts'

/** One rule of the wire. `run` throws where the wallet does otherwise. It leaves the player's money as it was. */
export interface Case {
  readonly name: string
  run(stage: Stage, platform: Platform): Promise<void>
}

const all = <Result>(count: number, one: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

/** Puts all but `rest` into a bet, acts, and takes the bet back. */
const withMoney = async (stage: Stage, rest: number, act: () => Promise<void>): Promise<void> => {
  const money = await stage.money()
  const aside = await stage.bet({ amount: money - rest })
  is(aside.reply, 'OK', 'a bet of nearly everything')
  try {
    await act()
  } finally {
    await stage.rollback(aside)
  }
}

const sessions: readonly Case[] = [
  {
    name: 'a session tells player, currency and balance',
    async run(stage) {
      expectThat(stage.units(stage.opened.balance) >= 0, 'the session tells no balance')
      expectThat((await stage.money()) >= 1_000, 'the player has less than 1,000 of the smallest unit')
    },
  },
  {
    name: 'a token opens one session',
    async run(stage, { tokens }) {
      is(await stage.call('session', { token: tokens[0] }), 'SESSION_EXPIRED', 'the token once more')
      is(await stage.call('session', { token: 'nobody-was-given-this' }), 'SESSION_EXPIRED', 'a made-up token')
    },
  },
  {
    name: 'a session that there is not bets nothing and is told nothing',
    async run(stage) {
      is((await stage.bet({ session: 'nobody-has-this-session' })).reply, 'SESSION_EXPIRED', 'a bet')
      is(await stage.call('balance', { session: 'nobody-has-this-session' }), 'SESSION_EXPIRED', 'the balance')
    },
  },
]

const bets: readonly Case[] = [
  {
    name: 'a bet takes its amount, and answers the balance after it',
    async run(stage) {
      const before = await stage.money()
      const bet = await moves(stage, -10, () => stage.bet({ amount: 10 }))
      is(bet.reply, 'OK', 'the bet')
      expectThat(stage.units(bet.reply.balance) === before - 10, `the balance told after the bet is ${bet.reply.balance ?? ''}`)
      await stage.rollback(bet)
    },
  },
  {
    name: 'the same bet again answers the same and moves nothing',
    async run(stage) {
      const bet = await stage.bet()
      // Another one between them, so that the balance of now is not that of then.
      const other = await stage.bet()
      isSame((await moves(stage, 0, () => stage.bet(bet))).reply, bet.reply, 'the bet again')
      await stage.rollback(bet)
      await stage.rollback(other)
    },
  },
  {
    name: 'a bet with the same id and another amount or round is refused',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      is((await moves(stage, 0, () => stage.bet({ ...bet, amount: 20 }))).reply, 'DUPLICATE_TRANSACTION', 'another amount')
      is((await moves(stage, 0, () => stage.bet({ ...bet, round: stage.newId() }))).reply, 'DUPLICATE_TRANSACTION', 'another round')
      await stage.rollback(bet)
    },
  },
  {
    name: 'a bet beyond the money is refused with the balance, the whole money is not',
    async run(stage) {
      const money = await stage.money()
      const over = await moves(stage, 0, () => stage.bet({ amount: money + 1 }))
      is(over.reply, 'NOT_ENOUGH_MONEY', 'one unit too much')
      expectThat(stage.units(over.reply.balance) === money, 'the refusal tells another balance')
      const whole = await stage.bet({ amount: money })
      is(whole.reply, 'OK', 'the whole money')
      await stage.rollback(whole)
    },
  },
  {
    name: 'a bet that comes again when the money is gone answers as before',
    async run(stage) {
      const bet = await stage.bet()
      await withMoney(stage, 0, async () => isSame((await stage.bet(bet)).reply, bet.reply, 'the bet again'))
      await stage.rollback(bet)
    },
  },
  {
    name: 'amounts that are none are refused',
    async run(stage) {
      const whole = stage.write(10)
      const tooFine = whole.includes('.') ? `${whole}5` : `${whole}.5`
      for (const amount of [stage.write(0), `-${stage.write(10)}`, '1e2', tooFine, '', '99999999999999999999'])
        is((await moves(stage, 0, () => stage.bet({ amount }))).reply, 'AMOUNT_INVALID', `the amount "${amount}"`)
    },
  },
  {
    name: 'another currency or game is refused',
    async run(stage) {
      const currency = stage.currency === 'XTS' ? 'XXX' : 'XTS'
      is((await moves(stage, 0, () => stage.bet({ currency }))).reply, 'CURRENCY_MISMATCH', 'another currency')
      is((await moves(stage, 0, () => stage.bet({ game: 'a-game-there-is-not' }))).reply, 'GAME_UNKNOWN', 'another game')
    },
  },
]

const wins: readonly Case[] = [
  {
    name: 'a win pays, the same again pays nothing, another amount is refused',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const transaction = stage.newId()
      const win = await moves(stage, 7, () => stage.win(bet, { transaction, amount: 7 }))
      is(win, 'OK', 'the win')
      isSame(await moves(stage, 0, () => stage.win(bet, { transaction, amount: 7 })), win, 'the win again')
      is(await moves(stage, 0, () => stage.win(bet, { transaction, amount: 8 })), 'DUPLICATE_TRANSACTION', 'the win with another amount')
      await stage.win(bet, { amount: 3, closes: true })
    },
  },
  {
    name: 'a bet may win several times, and late: also when the round is closed',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      is(await moves(stage, 3, () => stage.win(bet, { amount: 3 })), 'OK', 'the first win')
      is(await moves(stage, 0, () => stage.win(bet, { amount: 0, closes: true })), 'OK', 'a win of 0 that closes')
      is(await moves(stage, 7, () => stage.win(bet, { amount: 7 })), 'OK', 'a win after the round was closed')
    },
  },
  {
    name: 'a closed round takes no further bet',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const second = await stage.bet({ amount: 10, round: bet.round })
      is(second.reply, 'OK', 'a second bet in the open round')
      await stage.rollback(second)
      await stage.win(bet, { amount: 10, closes: true })
      is((await moves(stage, 0, () => stage.bet({ round: bet.round }))).reply, 'ROUND_CLOSED', 'a bet in the closed round')
    },
  },
  {
    name: 'nobody wins without a bet of their own',
    async run(stage) {
      const nothing = { transaction: stage.newId(), round: stage.newId() }
      is(await moves(stage, 0, () => stage.win(nothing, { amount: 10 })), 'BET_UNKNOWN', 'a win without a bet')
      const bet = await stage.bet()
      is(await moves(stage, 0, () => stage.win(bet, { amount: 10, player: 'somebody-else' })), 'BET_UNKNOWN', 'a win for another player')
      await stage.rollback(bet)
    },
  },
]

const rollbacks: readonly Case[] = [
  {
    name: 'a rollback gives the bet back, once',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const transaction = stage.newId()
      const back = await moves(stage, 10, () => stage.rollback(bet, { transaction }))
      is(back, 'OK', 'the rollback')
      isSame(await moves(stage, 0, () => stage.rollback(bet, { transaction })), back, 'the rollback again')
      is(await moves(stage, 0, () => stage.rollback(bet)), 'BET_ALREADY_CLOSED', 'a second rollback of the bet')
    },
  },
  {
    name: 'a rollback that comes before its bet bars it',
    async run(stage) {
      const bet = { transaction: stage.newId(), round: stage.newId() }
      const transaction = stage.newId()
      is(await moves(stage, 0, () => stage.rollback(bet, { transaction })), 'OK', 'the early rollback')
      is((await moves(stage, 0, () => stage.bet(bet))).reply, 'BET_ALREADY_CLOSED', 'the late bet')
      is(await moves(stage, 0, () => stage.rollback(bet, { transaction })), 'OK', 'the early rollback again')
    },
  },
  {
    name: 'a bet that has won is not rolled back, one that was rolled back does not win',
    async run(stage) {
      const won = await stage.bet({ amount: 10 })
      await stage.win(won, { amount: 10, closes: true })
      is(await moves(stage, 0, () => stage.rollback(won)), 'BET_ALREADY_CLOSED', 'the rollback of a bet that has won')
      const back = await stage.bet()
      await stage.rollback(back)
      is(await moves(stage, 0, () => stage.win(back, { amount: 10 })), 'BET_ALREADY_CLOSED', 'the win of a bet that was rolled back')
    },
  },
  {
    name: 'a bet that comes again after its rollback answers as before and takes nothing',
    async run(stage) {
      const bet = await stage.bet()
      await stage.rollback(bet)
      isSame((await moves(stage, 0, () => stage.bet(bet))).reply, bet.reply, 'the bet again')
    },
  },
]

const atOnce: readonly Case[] = [
  {
    name: 'of 50 bets at once on money for ten, ten are taken',
    async run(stage) {
      await withMoney(stage, 100, async () => {
        const placed = await all(50, () => stage.bet({ amount: 10 }))
        const taken = placed.filter(({ reply }) => reply.status === 'OK')
        for (const bet of taken) await stage.rollback(bet)
        expectThat(taken.length === 10, `${taken.length} were taken`)
        expectThat(
          placed.every(({ reply }) => ['OK', 'NOT_ENOUGH_MONEY'].includes(reply.status)),
          'others were answered otherwise',
        )
      })
    },
  },
  {
    name: 'one bet 20 times at once is taken once',
    async run(stage) {
      const bet = { transaction: stage.newId(), round: stage.newId(), amount: 10 }
      const placed = await moves(stage, -10, () => all(20, () => stage.bet(bet)))
      for (const { reply } of placed) is(reply, 'OK', 'each of them')
      await stage.rollback(bet)
    },
  },
  {
    name: 'one win 20 times at once is paid once',
    async run(stage) {
      const bet = await stage.bet({ amount: 10 })
      const transaction = stage.newId()
      for (const win of await moves(stage, 10, () => all(20, () => stage.win(bet, { transaction, amount: 10, closes: true }))))
        is(win, 'OK', 'each of them')
    },
  },
  {
    name: 'a bet and its rollback at once come to nothing, in whatever order',
    async run(stage) {
      await moves(stage, 0, () =>
        all(10, async () => {
          const bet = { transaction: stage.newId(), round: stage.newId() }
          const [, back] = await Promise.all([stage.bet(bet), stage.rollback(bet)])
          is(back, 'OK', 'the rollback')
        }),
      )
    },
  },
]

const signatures: readonly Case[] = [
  {
    name: 'what is not signed by the vendor is refused and moves nothing',
    async run(stage) {
      const forged = { key: 'a-key-that-somebody-guessed' }
      const wrong = {
        forged,
        'another key id': { keyId: 'no-such-key' },
        'another account': { account: 'somebody-else' },
        'no signature': { signature: '' },
      }
      for (const [how, sending] of Object.entries(wrong)) isRefused((await moves(stage, 0, () => stage.bet({}, sending))).reply, 401, how)
      isRefused((await moves(stage, 0, () => stage.bet({}, { signedAs: 'balance' }))).reply, 401, 'signed for another call')
      const body = { session: stage.session, transaction: stage.newId(), round: stage.newId(), game: stage.game, currency: stage.currency }
      const tampered = JSON.stringify({ ...body, amount: stage.write(20) })
      const changed = () => stage.call('bet', { ...body, amount: stage.write(10) }, { tampered })
      isRefused(await moves(stage, 0, changed), 401, 'changed after it was signed')
    },
  },
  {
    name: 'a clock may differ by five minutes and no more',
    async run(stage) {
      // A few seconds may pass until a request is looked at.
      for (const late of [280, -280]) {
        const bet = await stage.bet({}, { late })
        is(bet.reply, 'OK', `a time that differs by ${late} s`)
        await stage.rollback(bet)
      }
      for (const late of [320, -320]) isRefused((await moves(stage, 0, () => stage.bet({}, { late }))).reply, 401, `a time that differs by ${late} s`)
    },
  },
  {
    name: 'what is not of the form is refused',
    async run(stage) {
      isRefused(await stage.call('bet', 'no JSON'), 400, 'no JSON')
      isRefused(await stage.call('bet', { session: stage.session }), 400, 'a bet without most of its fields')
      isRefused(await stage.call('win', { transaction: stage.newId(), bet: 7 }), 400, 'a number in place of an id')
    },
  },
]

const deadSession: Case = {
  name: 'a dead session stops bets alone: wins, rollbacks and repetitions go on',
  async run(stage, { endSession }) {
    const [won, back] = [await stage.bet({ amount: 10 }), await stage.bet({ amount: 10 })]
    await endSession?.()
    is((await stage.bet()).reply, 'SESSION_EXPIRED', 'a new bet')
    isSame((await stage.bet({ ...won, amount: 10 })).reply, won.reply, 'a bet that comes again')
    is(await stage.win(won, { amount: 10, closes: true }), 'OK', 'a win')
    is(await stage.rollback(back), 'OK', 'a rollback')
  },
}

/** Every rule, in the order in which it is tried. The last one ends the session. */
export const casesFor = ({ endSession }: Pick<Platform, 'endSession'>): readonly Case[] => [
  ...sessions,
  ...bets,
  ...wins,
  ...rollbacks,
  ...atOnce,
  ...signatures,
  ...(endSession ? [deadSession] : []),
]
