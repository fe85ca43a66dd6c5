const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => SIGNS[sign] ?? sign)

/** A whole page: plain HTML without a script. */
export const page = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body>` +
  '<header class="bar"><span class="mark" aria-hidden="true"></span><strong>Sandbox Pay</strong><span class="tag">No real money</span></header>' +
  `<main>${body}</main></body></html>\n`

/** `1500.50` of PHP as people write it. */
export const money = (amount: string, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(Number(amount))

export const moment = (at: Date): string => `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`
