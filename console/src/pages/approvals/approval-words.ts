import type { OpAnswer } from '#request/call.ts'
import type { Tone } from '#ui/marks.tsx'
import { factValue } from './fact-words.ts'

export type Approval = OpAnswer<'approvals.list'>['approvals'][number]

/** What one sees at once: the sum where there is one, else whom it is about. */
export const headlineOf = ({ facts, decimals }: Pick<Approval, 'facts' | 'decimals'>): string => {
  const value = (name: string) => facts.find(fact => fact.name === name)?.value
  const currency = value('currency')
  const amount = value('amount')
  if (typeof amount === 'number' && typeof currency === 'string') return factValue('amount', amount, { currency, decimals }, undefined)
  return String(value('login') ?? value('member') ?? value('lottery') ?? value('name') ?? '')
}

export const toneOf = (state: Approval['state']): Tone | undefined => (state === 'approved' ? 'good' : state === 'refused' ? 'bad' : undefined)
