import { CHAT_TEXT_LENGTH } from '@foyer/contract/support/chat/chat-limits'
import { escapeHtml } from '#kernel/html.ts'
import type { StoredChatMessage } from '#support/chat/chat-message.ts'
import type { ChatThread } from '#support/chat/chat-statements.ts'

const page = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/dev/desk/style.css"></head><body><main>${body}</main></body></html>\n`

const time = (at: Date): string => `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

export const listAddress = (merchant: string): string => `/dev/desk?${new URLSearchParams({ merchant }).toString()}`
export const threadAddress = (merchant: string, member: string): string => `/dev/desk/thread?${new URLSearchParams({ merchant, member }).toString()}`

type Listed = ChatThread & { readonly username: string }

const chatRow = ({ merchant, memberId, username, lastAt, supportUnread }: Listed): string =>
  `<li class="chat"><a href="${escapeHtml(threadAddress(merchant, memberId))}"><bdi>${escapeHtml(username)}</bdi>` +
  `${supportUnread > 0 ? `<b>${supportUnread} waiting</b>` : ''}${time(lastAt)}</a></li>`

/** A merchant's chats; plain HTML without a script. */
export const deskListPage = (merchants: readonly string[], merchant: string, chats: readonly Listed[]): string =>
  page(
    'Desk',
    `<header><h1>Desk</h1><a href="${escapeHtml(listAddress(merchant))}">Refresh</a><p>Chats with members of <b>${escapeHtml(merchant)}</b>. Those that wait for an answer come first.</p>` +
      `<nav>${merchants.map(code => `<a href="${escapeHtml(listAddress(code))}">${escapeHtml(code)}</a>`).join('')}</nav></header>` +
      (chats.length > 0 ? `<ul>${chats.map(chatRow).join('')}</ul>` : '<p class="none">Nobody has written yet.</p>'),
  )

/** A message, with its picture as a data address if it has one and it is still kept. */
export interface DeskMessage extends StoredChatMessage {
  readonly shown?: string
}

const messageRow = ({ by, text, at, picture, shown }: DeskMessage): string => {
  const words = picture && !shown ? 'The picture is no longer kept.' : text
  const image = picture && shown ? `<img src="${escapeHtml(shown)}" width="${picture.width}" height="${picture.height}" alt="Picture">` : ''
  return `<li class="message ${by}">${image}${words && `<p dir="auto">${escapeHtml(words)}</p>`}${time(at)}</li>`
}

/** One chat, and the field to answer in. `clientId`: the id of the answer, so that a form that is sent twice is stored once. */
export const deskThreadPage = (
  { merchant, memberId, username }: { readonly merchant: string; readonly memberId: string; readonly username: string },
  messages: readonly DeskMessage[],
  clientId: string,
): string =>
  page(
    `Desk: ${username}`,
    `<header><h1><bdi>${escapeHtml(username)}</bdi></h1><a href="${escapeHtml(threadAddress(merchant, memberId))}">Refresh</a>` +
      `<nav><a href="${escapeHtml(listAddress(merchant))}">All chats of ${escapeHtml(merchant)}</a></nav></header>` +
      (messages.length > 0 ? `<ol>${messages.map(messageRow).join('')}</ol>` : '<p class="none">No messages yet.</p>') +
      `<form method="post" action="${escapeHtml(threadAddress(merchant, memberId))}"><input type="hidden" name="clientId" value="${escapeHtml(clientId)}">` +
      `<label for="text">Answer</label><textarea id="text" name="text" required maxlength="${CHAT_TEXT_LENGTH}" dir="auto"></textarea><button>Send</button></form>`,
  )
