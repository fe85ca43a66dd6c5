import type { CallAnswers } from '@foyer/contract'
import type { InboxKind } from '@foyer/contract/inbox/inbox-kinds'
import type { SQL } from 'drizzle-orm'
import type { SignedInCaller } from './caller.ts'
import type { Merchant } from './merchants/merchant.ts'

type Item = CallAnswers['inbox.list']['items'][number]

/** What an item of a kind carries, beside what all of them have. */
export type InboxCarried<Kind extends InboxKind> = Omit<Extract<Item, { kind: Kind }>, 'kind' | 'key' | 'at' | 'isNew'>

/** Whose inbox is read, and when. */
export interface InboxReader {
  readonly caller: SignedInCaller
  readonly now: Date
}

/** What a statement of the inbox knows. It is built once and planned once per connection, so that values come with each execution alone. */
export interface InboxBounds {
  readonly merchant: SQL
  readonly memberId: SQL
  /** Items of this moment and later; an index should find them. */
  readonly since: SQL
  /** Until when the member has seen the inbox. */
  readonly seenTo: SQL
  /** The member takes a break or is self-excluded: nothing that draws to playing is shown. */
  readonly isPaused: SQL
}

/** How a subject finds its items of the inbox. */
export interface InboxSource<Kind extends InboxKind> {
  /** Whether there can be any at the merchant; if absent, at every one. */
  readonly isAt?: (merchant: Merchant) => boolean
  /**
   * A query of the reader’s items, with `id` (text, without spaces), `at`, `is_new` and `said` (jsonb). It names the merchant, and it reads few rows: each
   * renewal of a session counts those that are new.
   */
  readonly rows: (bounds: InboxBounds) => SQL
  /** The values of placeholders in `rows`, by their names. */
  readonly values?: (reader: InboxReader) => Readonly<Record<string, unknown>>
  /** What the item carries, of `said`; that itself if absent. Undefined: it is not shown. */
  readonly shown?: (reader: InboxReader, row: { readonly id: string; readonly said: unknown }) => InboxCarried<Kind> | undefined
}

/** By kind. The inbox has a source for each, or the server does not start. */
export type InboxSources = { readonly [Kind in InboxKind]: InboxSource<Kind> }
