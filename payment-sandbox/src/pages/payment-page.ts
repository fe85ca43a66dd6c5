import type { Act } from '#act.ts'
import { type ActName, actsFor } from '#acts.ts'
import type { Payment } from '#order.ts'
import { escapeHtml, moment, money, page } from './html.ts'

const STATES = { pending: 'Waiting', paid: 'Paid', declined: 'Declined', chargeback: 'Taken back' } as const

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`

const button = ({ id }: Payment, [name, { label, hint }]: readonly [ActName, Act], kind = ''): string =>
  `<form method="post" action="/pay/${id}/${name}"><button${kind && ` class="${kind}"`}>${escapeHtml(label)}<span class="hint">${escapeHtml(hint)}</span></button></form>`

const log = ({ sent }: Payment): string =>
  sent.length === 0
    ? '<p>No callback has been sent yet.</p>'
    : `<ol>${sent
        .toReversed()
        .map(
          ({ at, what, status }) =>
            `<li><span>${escapeHtml(what)}<br>${moment(at)}</span><strong>${status === 0 ? 'no answer' : status}</strong></li>`,
        )
        .join('')}</ol>`

/** The page on which a tester decides what becomes of a payment. */
export const paymentPage = (payment: Payment): string => {
  const { account, kind, reference, amount, currency, state, channel, to, returnUrl, refunded } = payment
  const possible = actsFor(payment)
  const main = possible.filter(([, { place }]) => place === 'main')
  const odd = possible.filter(([, { place }]) => place === 'odd')
  const sum = money(amount, currency)
  const back =
    returnUrl === undefined ? '' : `<a class="button${state === 'pending' ? '' : ' first'}" href="${escapeHtml(returnUrl)}">Back to the shop</a>`
  return page(
    `${sum} · Sandbox Pay`,
    `<section class="card"><h1>${kind === 'deposit' ? 'You pay' : 'Is paid out'}</h1><p class="sum">${escapeHtml(sum)}</p><dl>` +
      fact('Shop', escapeHtml(account)) +
      (channel === undefined ? '' : fact('By', escapeHtml(channel))) +
      (to === undefined ? '' : fact('To', `${escapeHtml(to.holder)}, ${escapeHtml(to.bank)} ${escapeHtml(to.number)}`)) +
      fact('Reference', escapeHtml(reference)) +
      fact('State', `<span class="state ${state}">${STATES[state]}${refunded ? ', sent back' : ''}</span>`) +
      `</dl>${main.map((one, at) => button(payment, one, at === 0 ? 'first' : '')).join('')}${back}</section>` +
      `<section class="card odd"><details${payment.sent.length > 0 ? ' open' : ''}><summary>What can go wrong</summary><p>The shop must come to no harm by any of these.</p>` +
      `${odd.map(one => button(payment, one)).join('')}</details></section>` +
      `<section class="card"><h2>Callbacks to the shop</h2>${log(payment)}</section>`,
  )
}
