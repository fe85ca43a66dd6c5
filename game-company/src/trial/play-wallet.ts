import type { DatabaseSync } from 'node:sqlite'
import { atOnce } from '#database.ts'
import { rulesByCode } from '#games/all-rules.ts'
import { stakesIn } from '#rounds/stakes.ts'
import type { Answer, Wallet } from '#rounds/wallet.ts'
import type { Launch } from '#sessions/launch.ts'

/** The play money of trials: given at the launch, kept here, worth nothing anywhere. It keeps the same rules as the platform's wallet. */
export const createPlayWallet = (database: DatabaseSync): Wallet => {
  const give = database.prepare('insert into playMoney (launch, balance) values (?, ?) on conflict do nothing')
  const read = database.prepare('select balance from playMoney where launch = ?')
  const note = database.prepare('insert into playTransfers (id, launch, amount, bet) values (?, ?, ?, ?)')
  const move = database.prepare('update playMoney set balance = balance + ? where launch = ?')
  const find = database.prepare('select amount from playTransfers where id = ?')

  const balanceOf = ({ id, game, currency, decimals }: Launch): number => {
    give.run(id, stakesIn(currency, decimals, rulesByCode.get(game) ?? { stakeUnit: 1 }).playMoney)
    return Number(read.get(id)?.['balance'])
  }
  /** Moves money once, however often it is asked to. */
  const moveOnce = (launch: Launch, transaction: string, bet: string, amount: () => number): Answer =>
    atOnce(database, () => {
      const balance = balanceOf(launch)
      if (find.get(transaction)) return { kind: 'done', balance }
      const change = amount()
      if (balance + change < 0) return { kind: 'refused', code: 'NOT_ENOUGH_MONEY', balance }
      note.run(transaction, launch.id, change, bet)
      move.run(change, launch.id)
      return { kind: 'done', balance: balance + change }
    })

  return {
    balance: async launch => ({ kind: 'done', balance: balanceOf(launch) }),
    bet: async (launch, { transaction, amount }) => moveOnce(launch, transaction, transaction, () => -amount),
    win: async (launch, { transaction, bet, amount }) => moveOnce(launch, transaction, bet, () => amount),
    rollback: async (launch, { transaction, bet }) => moveOnce(launch, transaction, bet, () => -Number(find.get(bet)?.['amount'] ?? 0)),
  }
}
