import type { Moment } from '@foyer/contract/tracking/moments'
import type { NativeIds, PixelTrack } from '@foyer/contract/tracking/pixel-track'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember } from '#account/schema/members.ts'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'

// Tracking (docs/tracking.md): who agreed to what, which moments there were, and what became of each at each provider.

/** A device whose owner has chosen: what was agreed to, and what tells the providers which advertising the visitor came by. */
export const trackingVisitors = pgTable(
  'tracking_visitors',
  {
    merchant: merchant(),
    /** The device id. */
    id: text('id').notNull(),
    /** Who signed in there last. */
    memberId: text('member_id'),
    version: text('version').notNull(),
    measurement: boolean('measurement').notNull(),
    marketing: boolean('marketing').notNull(),
    chosenAt: moment('chosen_at').notNull(),
    pixels: plainData<PixelTrack>()('pixels').notNull(),
    native: plainData<NativeIds>()('native').notNull(),
    ip: words('ip').notNull(),
    userAgent: words('user_agent').notNull(),
    /** The site, e.g. `https://www.brand.com`. */
    origin: text('origin').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    index('tracking_visitors_member').on(table.merchant, table.memberId, table.seenAt),
    index('tracking_visitors_seen').on(table.merchant, table.seenAt),
  ],
)

/** Every choice, as the proof that it was made. */
export const trackingChoices = pgTable(
  'tracking_choices',
  {
    merchant: merchant(),
    visitorId: text('visitor_id').notNull(),
    at: moment('at').notNull(),
    version: text('version').notNull(),
    measurement: boolean('measurement').notNull(),
    marketing: boolean('marketing').notNull(),
    globalPrivacyControl: boolean('global_privacy_control').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.visitorId, table.at] }), index('tracking_choices_at').on(table.merchant, table.at)],
)

/** What else is known of a moment. */
export interface MomentDetail {
  readonly domain?: string
  readonly affiliateCode?: string
  readonly pwaType?: string
  readonly page?: string
  readonly content?: string
  /** Providers whose script has told of it from the page. */
  readonly channels?: readonly TrackingProviderName[]
}

/** Moments of visitors and members, each once. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    merchant: merchant(),
    /** The page's own id, or one that follows from the moment and its cause; it is sent to the providers too. */
    id: text('id').notNull(),
    moment: text('moment').$type<Moment>().notNull(),
    memberId: text('member_id'),
    visitorId: text('visitor_id'),
    /** The visitor or member that has this moment once. */
    once: text('once'),
    /** In the smallest unit of the asset; negative where money left us. */
    amount: amount('amount'),
    asset: text('asset'),
    detail: plainData<MomentDetail>()('detail').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    index('tracking_events_member').on(table.merchant, table.memberId, table.at),
    index('tracking_events_visitor').on(table.merchant, table.visitorId),
    // What reports count of visitors.
    index('tracking_events_visits')
      .on(table.merchant, table.at)
      .where(sql`${table.moment} in ('firstOpen', 'registerSubmit')`),
    // Of what a member has once, nothing is swept.
    index('tracking_events_swept')
      .on(table.merchant, table.at)
      .where(sql`${table.once} is null or ${table.memberId} is null`),
    uniqueIndex('tracking_events_once')
      .on(table.merchant, table.moment, table.once)
      .where(sql`${table.once} is not null`),
    check('tracking_events_amount', sql`(${table.amount} is null) = (${table.asset} is null)`),
  ],
)

/**
 * `waiting`: the job that sends it is in the queue. `sent`: the provider said that it took it. `refused`: it never will, or was asked too often.
 * `unclear`: it may have taken it, and asking again could count it twice. `unwanted`: there is no consent, or the member is in a pause.
 * `unattributed`: nothing that the provider knows the visitor by. `dropped`: by an operator.
 */
export type DeliveryState = 'waiting' | 'sent' | 'refused' | 'unclear' | 'unwanted' | 'unattributed' | 'dropped'

/** One event on its way to one provider. */
export const trackingDeliveries = pgTable(
  'tracking_deliveries',
  {
    merchant: merchant(),
    eventId: text('event_id').notNull(),
    provider: text('provider').$type<TrackingProviderName>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    reason: words('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** Since when its answer is awaited, where asking twice could count money twice. What is left of a process that ended in between is `unclear`. */
    sentAt: moment('asked_at'),
    /** Afterwards the provider takes it no more. */
    notAfter: moment('not_after').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.eventId, table.provider] }),
    foreignKey({ columns: [table.merchant, table.eventId], foreignColumns: [trackingEvents.merchant, trackingEvents.id] }).onDelete('cascade'),
    index('tracking_deliveries_state').on(table.merchant, table.state, table.changedAt),
    check('tracking_deliveries_state', sql`${table.state} in ('waiting', 'sent', 'refused', 'unclear', 'unwanted', 'unattributed', 'dropped')`),
  ],
)
