import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Announcement } from '#content/announcements/announcement.ts'
import { Moment, NextPage, oneOf, orNull, PageCursor, RowNumber, Sum } from '#fields.ts'
import { DrawId } from '#lottery/lottery-fields.ts'
import { orderStates } from '#mall/orders.ts'
import { PaymentId } from '#payments/payment-fields.ts'
import { inboxFilters, inboxSecurityEvents, type InboxKind } from './inbox-kinds.ts'

/** The most items of one page. */
export const INBOX_PAGE = 20
/** For how long an item stands in the inbox, days. Announcements of the merchant stand there as long as they run. */
export const INBOX_DAYS = 90
/** Beyond this the inbox does not count: a badge says 99+. */
export const INBOX_MOST = 100

const Text = Type.String({ description: 'the beginning of what support wrote; empty where it was a picture' })

/** What an item carries, by kind. */
const carried = {
  draw: {
    draw: DrawId,
    lottery: Type.String({ description: 'its name, a key of the lottery’s words' }),
    state: oneOf(['won', 'lost', 'refunded'], { description: 'of all tickets together; refunded: the draw was canceled' }),
    paid: Sum('for all tickets together'),
    prize: Sum('of all tickets together'),
    tickets: Type.Integer({ minimum: 1 }),
  },
  order: { order: RowNumber('of the order'), name: Type.String({ description: 'of the good' }), state: oneOf(orderStates) },
  payment: {
    payment: PaymentId,
    way: oneOf(['deposit', 'withdrawal']),
    state: oneOf(['sent', 'paid', 'returned'], { description: 'sent: a withdrawal is on its way; returned: it is in the balance again' }),
    amount: Sum('what came into the balance, left it, or came back'),
  },
  security: { event: oneOf(inboxSecurityEvents) },
  identity: { state: oneOf(['accepted', 'refused']) },
  chat: { text: Text },
  feedback: { text: Text },
  news: Announcement.properties,
} as const satisfies Record<InboxKind, Record<string, Type.TSchema>>

/** What all items have. */
const common = {
  key: Type.String({ description: 'names the item among all' }),
  at: orNull(Moment('when it happened'), { description: 'null: an announcement without a beginning' }),
  isNew: Type.Boolean({ description: 'the member has not seen it' }),
}

/** One item of the inbox. Amounts are in the smallest unit. */
export const InboxItem = Type.Union([
  Type.Object({ kind: Type.Literal('draw'), ...common, ...carried.draw }),
  Type.Object({ kind: Type.Literal('order'), ...common, ...carried.order }),
  Type.Object({ kind: Type.Literal('payment'), ...common, ...carried.payment }),
  Type.Object({ kind: Type.Literal('security'), ...common, ...carried.security }),
  Type.Object({ kind: Type.Literal('identity'), ...common, ...carried.identity }),
  Type.Object({ kind: Type.Literal('chat'), ...common, ...carried.chat }),
  Type.Object({ kind: Type.Literal('feedback'), ...common, ...carried.feedback }),
  Type.Object({ kind: Type.Literal('news'), ...common, ...carried.news }),
])
export type InboxItem = Static<typeof InboxItem>

export const listInbox = declareCall({
  method: 'GET',
  path: '/wps/inbox',
  summary: `What happened to the member and what the house has to say, the latest first, ${INBOX_PAGE} on a page`,
  session: 'required',
  moduleId: 'ANNOUNCEMENT3',
  cache: 'never',
  request: Type.Object({ filter: Type.Optional(oneOf(inboxFilters)), after: Type.Optional(PageCursor) }),
  answer: Type.Object({ items: Type.Array(InboxItem), next: NextPage }),
  errors: [],
})

export const seeInbox = declareCall({
  method: 'POST',
  path: '/wps/inbox/seen',
  summary: 'The member has seen the inbox up to a moment: what happened until then, and every announcement that runs, is not new any more',
  session: 'required',
  moduleId: 'ANNOUNCEMENT3',
  request: Type.Object({
    upTo: Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$',
      description: 'ISO 8601: `at` of the newest item that was shown',
    }),
  }),
  answer: Type.Object({ unseen: Type.Integer({ minimum: 0, description: `what is new now; ${INBOX_MOST} stands for this many and more` }) }),
  errors: [],
})
