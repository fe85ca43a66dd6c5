import { sql } from 'drizzle-orm'
import type { InboxStatements } from '#inbox/inbox-statements.ts'
import { COUNTED } from '#inbox/inbox-statements.ts'
import type { Database } from '#kernel/db/database.ts'
import { prepared, shapeName } from '#kernel/db/prepared.ts'
import type { InboxReader } from '#kernel/inbox-source.ts'
import type { Account } from '#money/ledger/ledger-store.ts'
import { accounts } from '#money/schema.ts'
import { firstDepositsOfFriends } from '#referral/friend-statements.ts'
import { factValues, rewardFacts, type StoredFacts } from '#rewards/fact-statements.ts'
import type { OfferedRewards, OpenFacts } from '#rewards/open-rewards.ts'
import type { PlayPause } from '#safe-play/play-pause.ts'
import { chatThreads } from '#support/chat/schema.ts'

/** What a page shows of a member at a glance, beside the row of the session and the member. */
export interface Glance {
  readonly accounts: readonly Account[]
  /** The break or self-exclusion that holds. */
  readonly pause: PlayPause | undefined
  /** Unread messages of the product's own chat. */
  readonly chat: number
  /** What is new in the inbox, beside the chat. */
  readonly inbox: number
  /** What the offered rewards are reckoned from; undefined where none are. */
  readonly rewards: OpenFacts | undefined
}

/** As it comes from the database: moments are text in JSON. */
interface GlanceRow {
  readonly accounts: readonly Account[]
  readonly pause: { readonly [Field in keyof PlayPause]: PlayPause[Field] extends Date ? string : string | null } | null
  readonly chat: number | null
  readonly inbox: number
  readonly rewards?: StoredFacts
  readonly friends?: readonly string[]
}

/** Every visible page asks for this each minute. */
export interface GlanceStore {
  /** By one statement, whatever the merchant has. */
  of(reader: InboxReader, offered: OfferedRewards | undefined): Promise<Glance>
}

const merchant = sql.placeholder('merchant')
const memberId = sql.placeholder('memberId')
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const pauseOf = (pause: GlanceRow['pause']): PlayPause | undefined =>
  pause
    ? { kind: pause.kind as PlayPause['kind'], since: new Date(pause.since), until: dateOf(pause.until), endsAt: dateOf(pause.endsAt) }
    : undefined

export const glanceStore = (db: Database, inbox: InboxStatements): GlanceStore => {
  const statements = new Map<string, ReturnType<typeof prepared<GlanceRow>>>()
  const statementFor = ({ caller }: InboxReader, hasRewards: boolean) => {
    const kinds = inbox.shapeOf(caller.merchant, COUNTED)
    const name = shapeName('member_glance', hasRewards ? [...kinds, 'rewards'] : kinds)
    const known =
      statements.get(name) ??
      prepared<GlanceRow>(
        db,
        name,
        () => sql`${inbox.around} select
          (select coalesce(json_agg(json_build_object('kind', kind, 'asset', asset, 'balance', coalesce(balance, 0), 'version', coalesce(version, 0))), '[]')
            from ${accounts} where merchant = ${merchant} and member_id = ${memberId}) as accounts,
          (select json_build_object('kind', kind, 'since', since, 'until', until, 'endsAt', ends_at) from pause) as pause,
          (select member_unread from ${chatThreads} where merchant = ${merchant} and member_id = ${memberId}) as chat,
          ${inbox.countOf(kinds)} as inbox
          ${hasRewards ? sql`, ${rewardFacts} as rewards, ${firstDepositsOfFriends} as friends` : sql``}`,
      )
    statements.set(name, known)
    return known
  }

  return {
    async of(reader, offered) {
      const query = offered && { ...factValues(offered.query), friends: offered.friends }
      const [row] = await statementFor(reader, query !== undefined)({ ...inbox.valuesOf(reader), ...query })
      if (!row) throw new Error('a statement of one row gave none')
      const { rewards, friends = [] } = row
      return {
        accounts: row.accounts,
        pause: pauseOf(row.pause),
        chat: row.chat ?? 0,
        inbox: row.inbox,
        rewards: rewards && { ...rewards, friendDeposits: friends.map(at => new Date(at)) },
      }
    },
  }
}
