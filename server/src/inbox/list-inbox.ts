import type { CallAnswers } from '@foyer/contract'
import { INBOX_PAGE } from '@foyer/contract/inbox/inbox'
import { kindsOf } from '@foyer/contract/inbox/inbox-kinds'
import type { Deps } from '#kernel/deps.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import type { Service } from '#kernel/service.ts'
import { keyOf } from './inbox-key.ts'

type Item = CallAnswers['inbox.list']['items'][number]

/** The inbox page by page: what all subjects have for the member, in order of time. */
export const listInbox =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'inbox.list'> =>
  async ({ filter, after }, caller) => {
    const reader = { caller, now: clock() }
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.inbox.before(reader, kindsOf(filter), place, limit),
      ({ at, ...row }) => ({ at, id: keyOf(row) }),
      INBOX_PAGE,
    )
    return {
      items: rows.flatMap(({ kind, id, at, isNew, carried }) =>
        // Each source carries what the contract says of its kind: a test reads every kind through its schema.
        carried ? [{ kind, key: keyOf({ kind, id }), at: at.getTime() === 0 ? null : at.toISOString(), isNew, ...carried } as Item] : [],
      ),
      ...(next !== undefined && { next }),
    }
  }
