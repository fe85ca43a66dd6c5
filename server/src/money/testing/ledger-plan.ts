import type { testWallet } from './test-wallet.ts'

type Wallet = ReturnType<typeof testWallet>
/** The name of the step that was so many before. */
type Before = (steps: number) => string
/** What the main balance is answered to be; undefined of a movement between accounts of the house, which answers none. */
type Answer = { readonly balance: number } | undefined
type Take = (wallet: Wallet, name: string, before: Before) => Promise<Answer>

const ofHouse = async (movement: Promise<unknown>): Promise<undefined> => {
  await movement
}
const required = async (movement: Promise<Answer>): Promise<Answer> => {
  const done = await movement
  if (!done) throw new Error('step took nothing of what is owed')
  return done
}

/** Movements that follow each other for ever; with each, the main balance within its round after it. */
const round: readonly (readonly [take: Take, main: number])[] = [
  [(wallet, name) => wallet.deposit(name, 100, { fee: 2 }), 100],
  [(wallet, name) => wallet.bet(name, 30), 70],
  [(wallet, name, before) => wallet.win(name, before(1), 20), 90],
  // Staff declare the round void: what it won is owed, the stake comes back, and what is owed is taken.
  [(wallet, name, before) => wallet.voidWin(name, before(1)), 90],
  [(wallet, name, before) => wallet.voidBet(name, before(3)), 120],
  [(wallet, name) => required(wallet.recover(name)), 100],
  [(wallet, name) => wallet.bet(name, 10), 90],
  [(wallet, name, before) => wallet.rollback(name, before(1)), 100],
  // A payout that comes back, and its fee with it.
  [(wallet, name) => wallet.hold(name, 5), 95],
  [(wallet, name, before) => wallet.payOut(name, before(1), { fee: 1 }), 95],
  [(wallet, name, before) => wallet.reverse(name, before(1)), 100],
  // A deposit that is taken back.
  [(wallet, name) => wallet.deposit(name, 40, { fee: 1 }), 140],
  [(wallet, name, before) => wallet.chargeBack(name, before(1)), 140],
  [(wallet, name) => required(wallet.recover(name)), 100],
  // A deposit that comes to a closed account.
  [(wallet, name) => ofHouse(wallet.receive(name, 25)), 100],
  [(wallet, name, before) => ofHouse(wallet.refund(name, before(1))), 100],
  [(wallet, name) => wallet.hold(name, 5), 95],
  [(wallet, name, before) => wallet.payOut(name, before(1)), 95],
]
const PER_ROUND = 95

/** The main balance of a member who took the steps up to this one; -1: none. */
export const balanceAfter = (step: number): number =>
  step < 0 ? 0 : PER_ROUND * Math.floor(step / round.length) + (round[step % round.length]?.[1] ?? 0)

/** Takes the step of this number, or once more, as one who does not know whether it was taken. Throws if it answers another balance than the plan. */
export const takeStep = async (wallet: Wallet, memberId: string, step: number): Promise<void> => {
  const take = round[step % round.length]?.[0]
  if (!take) throw new Error(`There is no step ${step}.`)
  const { balance = balanceAfter(step) } = (await take(wallet, `${memberId}:${step}`, steps => `${memberId}:${step - steps}`)) ?? {}
  if (balance !== balanceAfter(step)) throw new Error(`step ${step} of ${memberId} answered ${balance} instead of ${balanceAfter(step)}`)
}
