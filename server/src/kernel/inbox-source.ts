import type { CallAnswers } from '@foyer/contract'
import type { InboxKind } from '@foyer/contract/inbox/inbox-kinds'
import type { SQL } from 'drizzle-orm'
import type { SignedInCaller } from './caller.ts'

type Item = CallAnswers['inbox.list']['items'][number]

/** What an item of a kind carries, beside what all of them have. */
export type InboxCarried<Kind extends InboxKind> = Omit<Extract<Item, { kind: Kind }>, 'kind' | 'key' | 'at' | 'isNew'>

/** Whose inbox is read, and when. */
export interface InboxReader {
  readonly caller: SignedInCaller
  readonly now: Date
  /** The member takes a break or is self-excluded: nothing that draws to playing is shown. */
  readonly isPaused: boolean
}

export interface InboxBounds {
  /** Items of this moment and later; an index should find them. */
  readonly since: SQL
  /** Until when the member has seen the inbox. */
  readonly seenTo: SQL
}

/** How a subject finds its items of the inbox. */
export interface InboxSource<Kind extends InboxKind> {
  /**
   * A query of the reader’s items, with `id` (text, without spaces), `at`, `is_new` and `said` (jsonb); undefined where there can be none. It names the
   * merchant, and it reads few rows: each renewal of a session counts those that are new.
   */
  readonly rows: (reader: InboxReader, bounds: InboxBounds) => SQL | undefined
  /** What the item carries, of `said`; that itself if absent. Undefined: it is not shown. */
  readonly shown?: (reader: InboxReader, row: { readonly id: string; readonly said: unknown }) => InboxCarried<Kind> | undefined
}

/** By kind. The inbox has a source for each, or the server does not start. */
export type InboxSources = { readonly [Kind in InboxKind]: InboxSource<Kind> }
