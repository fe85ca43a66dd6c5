import type { Happening } from '@foyer/contract/casework/ops/get'
import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Owner } from '#kernel/owner-of.ts'
import type { MemberLock } from '#locks/lock-store.ts'
import { channelName } from './channel-name.ts'

/** Of each area, and of all together. */
const OF_EACH = 20
const SHOWN = 40

/** What happened to a member lately, from money, play, security and staff: the latest of each, the last one first. `locks`: all of the member's, the last one first. */
export const lately = async (stores: Stores, merchant: Merchant, owner: Owner, locks: readonly MemberLock[]): Promise<readonly Happening[]> => {
  const { code } = merchant
  const [lines, rounds, events] = await Promise.all([
    stores.statement.lines(code, owner.memberId, { account: 'main', kinds: 'payments', limit: OF_EACH }),
    stores.myRounds.before(owner, undefined, OF_EACH),
    stores.audit.ofMember(code, owner.memberId, OF_EACH, 5),
  ])
  const nameOf = (game: string): string => {
    const name = merchant.content.games?.find(one => one.code === game)?.name
    return typeof name === 'string' || name === undefined ? game : (name[merchant.languages[0] ?? 'EN'] ?? game)
  }
  const all: Happening[] = [
    ...lines.map(({ at, kind, amount, balance, detail }) => ({
      at: at.toISOString(),
      area: 'money' as const,
      what: kind,
      detail: 'channel' in detail ? channelName(merchant, String(detail['channel'])) : String(detail['by'] ?? ''),
      amount,
      balance,
    })),
    ...rounds.map(({ beganAt, game, staked, won }) => ({
      at: beganAt.toISOString(),
      area: 'play' as const,
      what: 'round',
      detail: nameOf(game),
      amount: won - staked,
      balance: null,
    })),
    ...events.map(({ at, event, userAgent }) => ({
      at: at.toISOString(),
      area: 'security' as const,
      what: event,
      detail: userAgent,
      amount: null,
      balance: null,
    })),
    ...locks
      .slice(0, OF_EACH)
      .flatMap(({ at, scope, by, liftedAt, liftedBy }) => [
        { at: at.toISOString(), area: 'staff' as const, what: `locked.${scope}`, detail: by, amount: null, balance: null },
        ...(liftedAt
          ? [{ at: liftedAt.toISOString(), area: 'staff' as const, what: `unlocked.${scope}`, detail: liftedBy ?? '', amount: null, balance: null }]
          : []),
      ]),
  ]
  return all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN)
}
