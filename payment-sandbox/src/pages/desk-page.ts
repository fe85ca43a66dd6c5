import type { Payment } from '#order.ts'
import { escapeHtml, moment, money, page } from './html.ts'

/** How many payments the desk shows. */
const LATEST = 50

const row = ({ id, account, kind, amount, currency, state, at, refunded }: Payment): string =>
  `<li><span><a href="/pay/${id}">${escapeHtml(money(amount, currency))}</a> ${kind === 'deposit' ? 'from' : 'to'} a player of ${escapeHtml(account)}<br>${moment(at)}</span>` +
  `<span class="state ${state}">${state}${refunded ? ', sent back' : ''}</span></li>`

/** All payments, the latest first, each with the page on which it is decided. */
export const deskPage = (payments: readonly Payment[], paysOut: boolean): string =>
  page(
    'Sandbox Pay',
    '<section class="card"><h2>Withdrawals</h2>' +
      `<p>${paysOut ? 'They are paid by themselves after five seconds.' : 'They wait until somebody decides here.'}</p>` +
      `<form method="post" action="/withdrawals/${paysOut ? 'wait' : 'pay'}"><button>${paysOut ? 'Let them wait for me' : 'Pay them by themselves'}</button></form></section>` +
      `<section class="card"><h2>Payments</h2>${payments.length === 0 ? '<p>None yet. Deposit in a shop to see it here.</p>' : `<ol>${payments.slice(0, LATEST).map(row).join('')}</ol>`}</section>`,
  )
