import type { Answer, Wallet } from '#rounds/wallet.ts'

export const BALANCE = 100_000

/** A platform's wallet that keeps the rules of the wire. `lose`: what becomes of the next calls; nothing is left of it then. */
export const createPlatform = () => {
  const bets = new Map<string, { readonly amount: number; won?: number; isBack?: true }>()
  const lose: ('request' | 'answer')[] = []
  let balance = BALANCE
  const done = (): Answer => ({ kind: 'done', balance })
  const refused = (code: string): Answer => ({ kind: 'refused', code, balance })

  const calls = {
    bet(transaction: string, amount: number): Answer {
      const known = bets.get(transaction)
      if (known) return known.isBack ? refused('BET_ALREADY_CLOSED') : done()
      if (amount > balance) return refused('NOT_ENOUGH_MONEY')
      bets.set(transaction, { amount })
      balance -= amount
      return done()
    },
    win(bet: string, amount: number): Answer {
      const known = bets.get(bet)
      if (!known || known.isBack) return refused('BET_UNKNOWN')
      if (known.won !== undefined) return known.won === amount ? done() : refused('DUPLICATE_TRANSACTION')
      known.won = amount
      balance += amount
      return done()
    },
    rollback(bet: string): Answer {
      const known = bets.get(bet)
      if (known?.won !== undefined) return refused('BET_ALREADY_CLOSED')
      if (known && !known.isBack) balance += known.amount
      bets.set(bet, { amount: known?.amount ?? 0, isBack: true })
      return done()
    },
  }
  /** `step` runs before the request leaves and after the answer has come. */
  const wallet = (step: () => void): Wallet => {
    const call = async (work: () => Answer): Promise<Answer> => {
      step()
      const loss = lose.shift()
      const answer = loss === 'request' ? undefined : work()
      step()
      return loss === undefined ? answer! : { kind: 'unclear' }
    }
    return {
      balance: () => call(done),
      bet: (_launch, { transaction, amount }) => call(() => calls.bet(transaction, amount)),
      win: (_launch, { bet, amount }) => call(() => calls.win(bet, amount)),
      rollback: (_launch, { bet }) => call(() => calls.rollback(bet)),
    }
  }
  return { bets, lose, wallet, balance: () => balance }
}
