import { escapeHtml } from '#kernel/html.ts'
import type { OutboxMessage } from '#messages/outbox-store.ts'

const CHANNELS = { sms: 'SMS', email: 'E-mail' } as const

const fact = (name: string, value: string, kind = ''): string => `<div><dt>${name}</dt><dd${kind}>${value}</dd></div>`

const article = ({ at, merchant, channel, recipient, subject, text }: OutboxMessage): string => {
  const moment = at.toISOString()
  return (
    `<article><dl>${fact('To', `<bdi>${escapeHtml(recipient)}</bdi>`, ' class="to"')}${fact('By', CHANNELS[channel])}${fact('Merchant', escapeHtml(merchant))}` +
    `${fact('At', `<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time>`)}</dl>` +
    // Messages are in their reader's language, and some languages run from right to left.
    `${subject === null ? '' : `<h2 dir="auto">${escapeHtml(subject)}</h2>`}<p dir="auto">${escapeHtml(text)}</p></article>`
  )
}

/** Shows messages that would have been sent, the newest first: plain HTML without a script. */
export const outboxPage = (messages: readonly OutboxMessage[]): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Outbox</title><link rel="stylesheet" href="/dev/outbox/style.css"></head><body><main>' +
  '<header><h1>Outbox</h1><a href="/dev/outbox">Refresh</a><p>Messages that the demo keeps instead of sending, the newest first. They go after a day.</p></header>' +
  `${messages.map(article).join('') || '<p class="none">Nothing has been sent yet.</p>'}</main></body></html>\n`
