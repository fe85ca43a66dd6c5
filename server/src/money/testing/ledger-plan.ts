import type { testWallet } from './test-wallet.ts'

type Wallet = ReturnType<typeof testWallet>
type Take = (wallet: Wallet, name: string, before: string) => Promise<{ readonly balance: number }>

/** Movements that follow each other for ever; with each, the main balance within its round after it. */
const round: readonly (readonly [take: Take, main: number])[] = [
  [(wallet, name) => wallet.deposit(name, 100), 100],
  [(wallet, name) => wallet.bet(name, 30), 70],
  [(wallet, name, before) => wallet.win(name, before, 20), 90],
  [(wallet, name) => wallet.bet(name, 10), 80],
  [(wallet, name, before) => wallet.rollback(name, before), 90],
  [(wallet, name) => wallet.hold(name, 5), 85],
  [(wallet, name, before) => wallet.payOut(name, before), 85],
]
const PER_ROUND = 85

/** The main balance of a member who took the steps up to this one; -1: none. */
export const balanceAfter = (step: number): number =>
  step < 0 ? 0 : PER_ROUND * Math.floor(step / round.length) + (round[step % round.length]?.[1] ?? 0)

/** Takes the step of this number, or once more, as one who does not know whether it was taken. Throws if it answers another balance than the plan. */
export const takeStep = async (wallet: Wallet, memberId: string, step: number): Promise<void> => {
  const take = round[step % round.length]?.[0]
  if (!take) throw new Error(`There is no step ${step}.`)
  const { balance } = await take(wallet, `${memberId}:${step}`, `${memberId}:${step - 1}`)
  if (balance !== balanceAfter(step)) throw new Error(`step ${step} of ${memberId} answered ${balance} instead of ${balanceAfter(step)}`)
}
