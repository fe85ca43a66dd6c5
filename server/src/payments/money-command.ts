import { parseAmount } from '@foyer/contract/money/amount'
import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { owedBy } from '#money/recover.ts'
import { createWallet } from '#money/wallet.ts'
import { correctBalance } from './correct-balance.ts'
import { wholeOf, given, MONEY_USAGE } from './money-arguments.ts'
import { type MoneyDeps, moneyLooks } from './money-looks.ts'

/** `npm run foyer -- money`: staff look after payments that went wrong. Each answers the lines to print, or throws an error for the operator. */
export const moneyCommand = ({ stores, inUnit, clock, newId }: MoneyDeps) => {
  const wallet = createWallet({ clock })
  const correct = correctBalance({ clock })
  const { contradictions, stranded, owing } = moneyLooks({ stores })

  const resolve = async ({ code }: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { id, reason, by } = given(args)
    return await inUnit(async unit => {
      const payment = await unit.payments.lock(code, id)
      if (payment?.contradiction == null) throw new Error(`${code} has no payment ${forTerminal(id)} that its provider contradicts.`)
      await unit.payments.change(payment, { resolved: `${by}: ${reason}` })
      return [`The contradiction of ${id} is resolved. No money was moved.`]
    })
  }

  /** The member that a command names, and who does it and why. */
  const correction = async (merchant: Merchant, args: readonly string[]) => {
    const { id: memberId, reason, by, amount } = given(args)
    const member = await stores.members.byId(merchant.code, memberId)
    if (!member) throw new Error(`${merchant.code} has no member ${forTerminal(memberId)}.`)
    return { member, amount, moved: { merchant, memberId, reference: `staff:${newId()}`, by, reason } }
  }

  const adjust = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { member, amount = '', moved } = await correction(merchant, args)
    const sum = parseAmount(amount.replace(/^-/, ''), merchant.settings.decimals)
    if (typeof sum !== 'number' || sum === 0) throw new Error(`"${forTerminal(amount)}" is no amount in ${merchant.settings.currency}.`)
    return await inUnit(async unit => {
      const isGift = !amount.startsWith('-')
      const owed = await correct(unit, { ...moved, act: isGift ? 'give' : 'demand', amount: sum })
      return isGift
        ? [`${forTerminal(member.username)} got ${wholeOf(sum, merchant)}.`]
        : [`${wholeOf(sum, merchant)} were demanded of ${forTerminal(member.username)}, who owes ${wholeOf(owed, merchant)} now.`]
    })
  }

  const writeOff = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { member, moved } = await correction(merchant, args)
    return await inUnit(async unit => {
      const owed = await owedBy(unit, merchant.code, member.id)
      if (owed === 0) throw new Error(`${forTerminal(member.username)} owes nothing.`)
      await correct(unit, { ...moved, act: 'write off', amount: 0 })
      return [`${wholeOf(owed, merchant)} that ${forTerminal(member.username)} owed are given up.`]
    })
  }

  const payOut = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { id: memberId, reason, by } = given(args)
    return await inUnit(async unit => {
      const member = await unit.members.lock(merchant.code, memberId)
      if (!member?.closedAt) throw new Error(`${merchant.code} has no closed account ${forTerminal(memberId)}.`)
      const main = (await unit.ledger.accountsOf(merchant.code, memberId)).find(({ kind }) => kind === 'main')
      if (!main || main.balance === 0) throw new Error(`The account of ${forTerminal(member.username)} has no money.`)
      const { balance: amount, version } = main
      await wallet.remit(unit, { merchant, memberId, amount, reference: `remit:${memberId}:${version}`, detail: { by, reason } })
      return [`${wholeOf(amount, merchant)} of ${forTerminal(member.username)} are paid out in the books. Send them by hand.`]
    })
  }

  return async (merchant: Merchant, [what = '', ...args]: readonly string[]): Promise<readonly string[]> => {
    if (what === 'contradictions' && args.length === 0) return await contradictions(merchant)
    if (what === 'stranded' && args.length === 0) return await stranded(merchant)
    if (what === 'owing' && args.length === 0) return await owing(merchant)
    if (what === 'adjust') return await adjust(merchant, args)
    if (what === 'write-off') return await writeOff(merchant, args)
    if (what === 'pay-out') return await payOut(merchant, args)
    if (what === 'resolve') return await resolve(merchant, args)
    throw new Error(MONEY_USAGE)
  }
}
