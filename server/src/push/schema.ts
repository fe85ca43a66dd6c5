import type { PushKind } from '@foyer/contract/push/push-fields'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

// Push messages (docs/push.md).

/** The devices that push messages come to: a browser has one subscription, which belongs to the member who signed in there last. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    ...owner(),
    /** The digest of the address at the push service. */
    id: text('id').notNull(),
    /** The kind of its token, because each kind is sent to in its own way. */
    provider: text('provider').notNull(),
    /** The sealed registration token: whoever has it can send to the device. */
    sealedToken: text('sealed_token').notNull(),
    /** The session that bound it: it goes when that session is ended. */
    sessionHash: text('session_hash').notNull(),
    /** The site that the device knows, e.g. `https://www.brand.com`. */
    origin: text('origin').notNull(),
    language: text('language').notNull(),
    /** Whether it is subscribed to the topic ALL. */
    toAll: boolean('to_all').notNull(),
    /** Whether a push service has accepted a push for it: such a device was subscribed with our key. */
    reached: boolean('reached').notNull().default(false),
    boundAt: moment('bound_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    index('push_subscriptions_member').on(table.merchant, table.memberId),
    index('push_subscriptions_session').on(table.merchant, table.sessionHash),
  ],
)

/** The kinds of push messages that a member has turned off. */
export const pushRefusals = pgTable('push_refusals', { ...owner(), kind: text('kind').$type<PushKind>().notNull() }, table => [
  primaryKey({ columns: [table.merchant, table.memberId, table.kind] }),
  goesWithMember(table),
])

/** The product's texts for pushes, from the catalogue `messages`. */
export type PushTextKey =
  | 'push_chat'
  | 'push_feedback'
  | 'push_identity'
  | 'push_order'
  | 'push_withdrawal_refused'
  | 'push_draw'
  | 'push_draw_void'
  | `security_${'new_network' | 'login_reused' | 'many_tries' | 'changed' | 'password' | 'recovery_code'}`

/** What a push says: the operator's words by language, or one of the product's texts. */
export type PushWords =
  | { readonly words: Readonly<Record<string, { readonly title: string; readonly body: string }>> }
  | { readonly text: PushTextKey; readonly values: { readonly lottery?: string } }

/** A statement that selects `member_id` of those whom `id` stands for, e.g. who bought tickets of a draw. */
export type MemberGroup = (merchant: SQL, id: string) => SQL

/** The groups that other subjects declare; each adds its own in its `subject.ts` (`declare module '#push/schema.ts'`). */
export interface MemberGroups {}

/** Whom a push is for. */
export type PushAudience =
  | { readonly topic: 'ALL' }
  | { readonly member: string }
  | { readonly language: string }
  | { [Name in keyof MemberGroups]: { readonly [Group in Name]: string } }[keyof MemberGroups]

/** One push message, to one device or to a hundred thousand. */
export const pushes = pgTable(
  'pushes',
  {
    merchant: merchant(),
    id: text('id').notNull(),
    kind: text('kind').$type<PushKind>().notNull(),
    says: plainData<PushWords>()('says').notNull(),
    /** The page that a tap opens: a path under /m/. */
    path: words('path').notNull(),
    audience: plainData<PushAudience>()('audience').notNull(),
    state: text('state').$type<'planned' | 'sent' | 'stopped'>().notNull(),
    /** How many batches were made, and the last subscription in them. */
    batches: integer('batches').notNull().default(0),
    plannedTo: text('planned_to').notNull().default(''),
    dueAt: moment('due_at').notNull(),
    /** It is useless afterwards. */
    until: moment('until').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('pushes_due').on(table.merchant, table.dueAt),
    // What was sent to one member.
    index('pushes_member')
      .on(table.merchant, sql`(${table.audience}->>'member')`, table.dueAt)
      .where(sql`${table.audience}->>'member' is not null`),
    check('pushes_state', sql`${table.state} in ('planned', 'sent', 'stopped')`),
  ],
)

/** A push to one device. The subscription may be gone meanwhile. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    merchant: merchant(),
    pushId: text('push_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    batch: integer('batch').notNull(),
    /** Null until the push service has answered. `unwanted`: the member does not get this kind (now). */
    outcome: text('outcome').$type<'accepted' | 'gone' | 'refused' | 'unwanted'>(),
    shownAt: moment('shown_at'),
    tappedAt: moment('tapped_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.pushId, table.subscriptionId] }),
    foreignKey({ name: 'push_deliveries_push_fk', columns: [table.merchant, table.pushId], foreignColumns: [pushes.merchant, pushes.id] }).onDelete(
      'cascade',
    ),
    index('push_deliveries_batch').on(table.merchant, table.pushId, table.batch),
    check('push_deliveries_outcome', sql`${table.outcome} in ('accepted', 'gone', 'refused', 'unwanted')`),
  ],
)
