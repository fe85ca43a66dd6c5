import type { OpAnswer } from '#request/call.ts'
import { textsOf } from '#texts/catalogues.ts'
import { sumWords, type CurrencyFacts } from '#ui/sum.tsx'

export type Signal = OpAnswer<'risk.case'>['signals'][number]

const numberOf = ({ facts }: Signal, name: string): number => (typeof facts[name] === 'number' ? facts[name] : 0)
const textOf = ({ facts }: Signal, name: string): string => (typeof facts[name] === 'string' ? facts[name] : '')

/** The numbers that made a signal, in one sentence. */
export const signalWords = (signal: Signal, units: CurrencyFacts): string => {
  const t = textsOf('risk')
  const sum = (name: string) => sumWords(numberOf(signal, name), units)
  const number = (name: string) => numberOf(signal, name).toLocaleString('en')
  const values = { value: textOf(signal, 'value'), members: number('members'), times: number('times'), hours: number('hours') }
  switch (signal.kind) {
    case 'wins':
      return t('says_wins', {
        bets: number('bets'),
        staked: sum('staked'),
        won: sum('won'),
        expected: sum('expected'),
        returned: number('returned'),
        deviations: number('deviations'),
      })
    case 'deposits':
    case 'withdrawals':
      return t(`says_${signal.kind}`, { ...values, sum: sum('sum') })
    case 'bonus':
      return t('says_bonus', { ...values, promotion: textOf(signal, 'promotion'), claims: number('claims') })
    case 'referral':
      return t('says_referral', { ...values, points: number('points') })
    case 'signups':
      return t('says_signups', values)
    case 'device':
    case 'bank':
    case 'address':
    case 'line':
    case 'payee':
      return t(`says_${signal.kind}`, values)
  }
}

/** Others whom a signal names. */
export const othersOf = ({ facts }: Signal): readonly { readonly id: string; readonly username: string }[] => {
  const { others } = facts
  return Array.isArray(others) ? others : []
}
