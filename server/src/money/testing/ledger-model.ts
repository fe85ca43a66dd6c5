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
  readonly member: number
  readonly reference: number
  readonly followed: number
  readonly amount: number
}

interface Done {
  readonly content: string
  readonly answer: string
  readonly member: number
  readonly kind: Step['kind']
  readonly amount: number
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
export const followedBy = (kind: Step['kind']): 'hold' | 'bet' | 'deposit' | undefined => {
  if (kind === 'chargeback') return 'deposit'
  if (kind === 'payout' || kind === 'return') return 'hold'
  return kind === 'win' || kind === 'rollback' ? 'bet' : undefined
}

/**
 * The rules of the wallet once more, as plainly as they can be said, for one member per name of a merchant. `run` returns the balance and version,
 * or the code of the refusal.
 */
export const createLedgerModel = (merchants: readonly string[]) => {
  const purses: Purse[] = merchants.map(() => ({ main: 0, held: 0, points: 0, owed: 0, lines: 0, pointLines: 0, deposits: 0 }))
  const done = new Map<string, Done>()

  const apply = (purse: Purse, kind: Step['kind'], amount: number): string => {
    const gives = ['deposit', 'return', 'win', 'rollback', 'adjust'].includes(kind)
    const takes = ['hold', 'bet', 'remit', 'recover'].includes(kind)
    const main = gives ? amount : takes ? -amount : 0
    const owed = { chargeback: amount, deduct: amount, recover: -amount, 'write-off': -amount }[kind as string] ?? 0
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

  const run = ({ kind, member, reference, followed, amount }: Step): string => {
    const purse = purses[member]
    if (!purse) throw new Error('There is no such member.')
    const follows = followedBy(kind)
    const isWhole = (follows !== undefined && kind !== 'win') || kind === 'recover' || kind === 'write-off'
    const content = JSON.stringify([member, isWhole ? null : amount, follows ? followed : null])
    const named = (what: string, number: number) => `${merchants[member]} ${what} ${number}`
    const before = done.get(named(kind, reference))
    if (before?.barred) return 'transaction.ended'
    if (before) return before.content === content ? `${before.answer} again` : 'duplicate_transaction'

    const record = (answer: string, moved: number): string => {
      done.set(named(kind, reference), { content, answer, member, kind, amount: moved })
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
      done.set(named('bet', followed), { content: '', answer: '', member, kind: 'bet', amount: 0, barred: true, end: 'rollback' })
      return record(`${purse.main} v${purse.lines}`, 0)
    }
    if (target?.member !== member) return 'transaction.unknown'
    if (target.end !== undefined && !(kind === 'win' && target.end === 'win')) return 'transaction.ended'
    target.end ??= kind
    const moved = isWhole ? target.amount : amount
    return record(apply(purse, kind, moved), moved)
  }

  return { run, purses }
}
