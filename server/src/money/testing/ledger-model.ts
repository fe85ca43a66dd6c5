/** What may be asked of the wallet, by small numbers, so that references often meet. */
export interface Step {
  readonly kind:
    | 'deposit'
    | 'hold'
    | 'payout'
    | 'return'
    | 'bet'
    | 'win'
    | 'rollback'
    | 'earn'
    | 'spend'
    | 'remit'
    | 'chargeback'
    | 'adjust'
    | 'deduct'
    | 'recover'
    | 'write-off'
    | 'reversal'
    | 'void'
    | 'void-win'
  readonly member: number
  readonly reference: number
  readonly followed: number
  readonly amount: number
  /** Of a deposit or payout. */
  readonly fee: number
}

interface Done {
  readonly content: string
  readonly answer: string
  readonly member: number
  readonly kind: Step['kind']
  readonly amount: number
  readonly fee: number
  /** Barred before it came. */
  readonly barred?: true
  /** What decided it. */
  end?: Step['kind']
}

export interface Purse {
  main: number
  held: number
  points: number
  owed: number
  lines: number
  pointLines: number
  deposits: number
}

/** The kind of movement that one of this kind follows. */
export const followedBy = (kind: Step['kind']): 'hold' | 'bet' | 'deposit' | 'payout' | 'win' | undefined => {
  if (kind === 'chargeback') return 'deposit'
  if (kind === 'reversal') return 'payout'
  if (kind === 'void-win') return 'win'
  if (kind === 'payout' || kind === 'return') return 'hold'
  return kind === 'win' || kind === 'rollback' || kind === 'void' ? 'bet' : undefined
}

/** A bet may win several times, and be declared void after it has won. */
const mayFollow = (kind: Step['kind'], end: Step['kind'] | undefined): boolean =>
  end === undefined || ((kind === 'win' || kind === 'void') && end === 'win')

/**
 * The rules of the wallet once more, as plainly as they can be said, for one member per name of a merchant. `run` returns the balance and version,
 * or the code of the refusal.
 */
export const createLedgerModel = (merchants: readonly string[]) => {
  const purses: Purse[] = merchants.map(() => ({ main: 0, held: 0, points: 0, owed: 0, lines: 0, pointLines: 0, deposits: 0 }))
  const done = new Map<string, Done>()
  /** What the house has kept, by merchant. */
  const fees = new Map<string, number>()

  const apply = (purse: Purse, kind: Step['kind'], amount: number): string => {
    const gives = ['deposit', 'return', 'win', 'rollback', 'adjust', 'reversal', 'void'].includes(kind)
    const takes = ['hold', 'bet', 'remit', 'recover'].includes(kind)
    const main = gives ? amount : takes ? -amount : 0
    const owed = { chargeback: amount, deduct: amount, 'void-win': amount, recover: -amount, 'write-off': -amount }[kind as string] ?? 0
    purse.owed += owed
    const held = { hold: amount, payout: -amount, return: -amount }[kind as string] ?? 0
    const points = { earn: amount, spend: -amount }[kind as string] ?? 0
    purse.main += main
    purse.held += held
    purse.points += points
    if (main !== 0) purse.lines += 1
    if (points !== 0) purse.pointLines += 1
    if (kind === 'deposit') purse.deposits += 1
    return kind === 'earn' || kind === 'spend' ? `${purse.points} v${purse.pointLines}` : `${purse.main} v${purse.lines}`
  }

  const run = ({ kind, member, reference, followed, amount, fee }: Step): string => {
    const purse = purses[member]
    if (!purse) throw new Error('There is no such member.')
    const follows = followedBy(kind)
    const isWhole = (follows !== undefined && kind !== 'win') || kind === 'recover' || kind === 'write-off'
    const content = JSON.stringify([member, isWhole ? null : amount, follows ? followed : null, fee])
    const named = (what: string, number: number) => `${merchants[member]} ${what} ${number}`
    const before = done.get(named(kind, reference))
    if (before?.barred) return 'transaction.ended'
    if (before) return before.content === content ? `${before.answer} again` : 'duplicate_transaction'

    const record = (answer: string, moved: number, back = 0): string => {
      done.set(named(kind, reference), { content, answer, member, kind, amount: moved, fee })
      const house = merchants[member] ?? ''
      fees.set(house, (fees.get(house) ?? 0) + fee - back)
      return answer
    }
    if (kind === 'recover' || kind === 'write-off') {
      const taken = kind === 'recover' ? Math.min(purse.main, purse.owed) : purse.owed
      return taken > 0 ? record(apply(purse, kind, taken), taken) : 'nothing owed'
    }
    if (follows === undefined) {
      if ((kind === 'hold' || kind === 'bet' || kind === 'remit') && purse.main < amount) return 'balance.too.low'
      if (kind === 'hold' && purse.owed > 0) return 'payment.owed'
      if (kind === 'spend' && purse.points < amount) return 'balance.too.low'
      return record(apply(purse, kind, amount), amount)
    }
    const target = done.get(named(follows, followed))
    if (!target && kind === 'rollback') {
      done.set(named('bet', followed), { content: '', answer: '', member, kind: 'bet', amount: 0, fee: 0, barred: true, end: 'rollback' })
      return record(`${purse.main} v${purse.lines}`, 0)
    }
    if (target?.member !== member) return 'transaction.unknown'
    if (!mayFollow(kind, target.end)) return 'transaction.ended'
    if (kind === 'void') target.end = kind
    else target.end ??= kind
    const moved = isWhole ? target.amount : amount
    // What is taken back by a bank comes without its fee.
    return record(apply(purse, kind, moved), moved, kind === 'chargeback' || kind === 'reversal' ? target.fee : 0)
  }

  return { run, purses, fees }
}
