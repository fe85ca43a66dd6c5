import type { Answer, Wallet } from '#rounds/wallet.ts'
import type { Launch } from '#sessions/launch.ts'
import { amountOf, amountText } from './amount.ts'
import type { PlatformCall } from './platform-call.ts'

/** The money of a real launch: the platform keeps it (docs/game-vendors.md). */
export const createPlatformWallet = (call: PlatformCall): Wallet => {
  const query = async (launch: Launch, name: string, content: object): Promise<Answer> => {
    const reply = await call(launch.account, launch.walletUrl, name, content)
    if (!reply) return { kind: 'unclear' }
    const balance = amountOf(reply['balance'], launch.decimals)
    if (reply.status !== 'OK') return { kind: 'refused', code: reply.status, ...(balance !== undefined && { balance }) }
    // It says that it has done it: an unreadable balance makes that no less so.
    return { kind: 'done', ...(balance !== undefined && { balance }) }
  }
  const money = (amount: number, { currency, decimals }: Launch) => ({ amount: amountText(amount, decimals), currency })

  return {
    balance: launch => query(launch, 'balance', { session: launch.session }),
    bet: (launch, { transaction, round, amount }) =>
      query(launch, 'bet', { session: launch.session, transaction, round, game: launch.game, ...money(amount, launch) }),
    win: (launch, { transaction, bet, round, amount }) =>
      query(launch, 'win', { transaction, bet, round, player: launch.player, ...money(amount, launch), closes: true }),
    rollback: (launch, { transaction, bet, round }) => query(launch, 'rollback', { transaction, bet, round, player: launch.player }),
  }
}
