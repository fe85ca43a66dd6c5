import { payoutAccountOf } from './addresses.ts'
import { asPlayer, formKey, type DeedKind, json, playerOf } from './deed-kind.ts'
import { asStaff } from './staff.ts'

export const deposit: DeedKind = {
  name: 'deposit',
  share: 9,
  waitsFor: 'company',
  call(number, setting) {
    const content = { key: this.nameOf(number, setting), channel: 'instant', amount: '200', currency: 'PHP' }
    return { method: 'POST', path: '/wps/payment/deposit', headers: asPlayer(number, setting), body: JSON.stringify(content) }
  },
  done({ value }, { pay }) {
    const { url } = value as { readonly url: string | null }
    if (url !== null) pay(url)
  },
  nameOf: (number, setting) => formKey('deposit', number, setting),
  counted: `select form_key as name, count(*) from payments where merchant = 'demo' and form_key = any($1) group by 1`,
}

/** From this sum on two people approve a withdrawal of the demo merchant, in whole units. */
const LARGE = '20000'

export const withdrawal: DeedKind = {
  name: 'withdrawal',
  share: 2,
  most: ({ players }) => players,
  call(number, setting) {
    const account = payoutAccountOf(playerOf(number, setting))
    const content = { key: this.nameOf(number, setting), account, amount: LARGE, currency: 'PHP' }
    return { method: 'POST', path: '/wps/payment/withdrawal', headers: asPlayer(number, setting), body: JSON.stringify(content) }
  },
  done({ value }, setting, number) {
    setting.noted.set(this.nameOf(number, setting), (value as { readonly id: string }).id)
  },
  nameOf: (number, setting) => formKey('payout', number, setting),
  counted: `select form_key as name, count(*) from payments p join transfers t on t.merchant = p.merchant and t.kind = 'hold' and t.reference = 'withdrawal:' || p.id
    where p.merchant = 'demo' and form_key = any($1) group by 1`,
}

/** Requests of the second person for withdrawals, by the withdrawals’ keys. */
const requestsIn = (states: string) => `select form_key as name, count(*) from payments p
    join staff_approvals a on a.merchant = p.merchant and a.kind = 'payments.withdrawal' and a.content ->> 'id' = p.id
    where p.merchant = 'demo' and form_key = any($1) and ${states} group by 1`

/** The first person looked at it, and asks a second one. */
export const request: DeedKind = {
  name: 'request',
  share: 2,
  byStaff: true,
  follows: withdrawal,
  call(number, setting) {
    const content = { id: setting.noted.get(this.nameOf(number, setting)), reason: 'Looked at; the account is the same as before.' }
    return { method: 'POST', path: '/ops/payments/approve', headers: asStaff('payments', setting, json), body: JSON.stringify(content) }
  },
  done({ value }, setting, number) {
    setting.noted.set(`request of ${this.nameOf(number, setting)}`, (value as { readonly approval: string }).approval)
  },
  nameOf: withdrawal.nameOf,
  counted: requestsIn('true'),
}

/** The second person looks at it and approves it. */
export const approval: DeedKind = {
  name: 'approval',
  share: 2,
  byStaff: true,
  follows: request,
  look(number, setting) {
    const query = new URLSearchParams({ merchant: 'demo', id: setting.noted.get(`request of ${this.nameOf(number, setting)}`) ?? '' })
    return { method: 'GET', path: `/ops/approvals/get?${query.toString()}`, headers: asStaff('approver', setting, json) }
  },
  call(_number, setting, { value }) {
    const { seen, id } = value as { readonly seen: string | null; readonly id: string }
    const content = { merchant: 'demo', id, decision: 'approve', answer: 'Looked at too.', ...(seen !== null && { seen }) }
    return { method: 'POST', path: '/ops/approvals/decide', headers: asStaff('approver', setting, json), body: JSON.stringify(content) }
  },
  // Nobody else decides about it.
  again: verdict => (verdict.is === 'refused' && verdict.code === 'approval.ended' ? { is: 'done', content: {} } : verdict),
  nameOf: withdrawal.nameOf,
  counted: requestsIn(`a.state = 'approved' and p.decision = 'approved'`),
}
