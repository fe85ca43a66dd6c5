import { AGENTS } from '@foyer/contract/account/member/member-type'
import { isGuest } from '#account/member/guest.ts'
import { knownMember } from '#account/ops/known-member.ts'
import { isSessionOver } from '#account/session/find-session.ts'
import { lately } from '#casework/lately.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { isHeld } from '#locks/is-held.ts'
import { clubLabelOf } from '#ranks/standing.ts'
import { withBets } from '#ranks/with-bets.ts'
import { fromStore } from '#safe-play/units.ts'
import { personOf } from './member-person.ts'
import { openOf } from './open-cases.ts'

const kindOf = (member: Member) => (isGuest(member) ? 'guest' : AGENTS.includes(member.type) ? 'agent' : 'member')

export const getMember = (deps: Pick<Deps, 'stores' | 'clock'>): OpService<'members.get'> => {
  const { stores, clock } = deps
  const countBets = withBets(deps)
  return async ({ id }, caller) => {
    const { merchant } = caller
    const { code } = merchant
    const owner = { merchant: code, memberId: id }
    const now = clock()
    const [known, accounts, locks] = await Promise.all([
      knownMember(stores, caller, id),
      stores.ledger.accountsOf(code, id),
      stores.locks.ofMember(owner),
    ])
    const member = await countBets(merchant, known, accounts)
    const balanceOf = (kind: string) => accounts.find(account => account.kind === kind)?.balance ?? 0
    const [person, pause, limits, notes, tags, sessions, invited, facts, open, latest, accepted] = await Promise.all([
      personOf(stores, member, false),
      stores.safePlay.pauseOf(owner, now),
      stores.safePlay.limitsOf(owner, now),
      stores.casework.notesOf(owner),
      stores.casework.tagsOf(code, [id]),
      stores.sessions.ofMember(code, id),
      stores.referrals.friends(owner),
      stores.memberMoney.factsOf(owner),
      openOf(stores, owner),
      lately(stores, merchant, owner, locks),
      stores.acceptances.ofMember(owner),
    ])
    const openSessions = sessions.filter(row => !isSessionOver(row, merchant.session.idleSeconds, now))
    return {
      id,
      username: member.username,
      kind: kindOf(member),
      rank: clubLabelOf(merchant, member, merchant.languages[0] ?? 'EN')?.labelName ?? null,
      language: member.language,
      currency: member.currency,
      decimals: merchant.settings.decimals,
      registeredAt: member.registeredAt.toISOString(),
      registeredBy: facts.registeredBy,
      firstDepositAt: member.firstDepositAt?.toISOString() ?? null,
      closedAt: member.closedAt?.toISOString() ?? null,
      person,
      balances: {
        main: balanceOf('main'),
        held: balanceOf('held'),
        credit: balanceOf('credit'),
        points: balanceOf('points'),
        owed: Math.abs(balanceOf('owed')),
      },
      deposited: { count: member.depositCount, sum: member.depositedAmount },
      paidOut: facts.paidOut,
      locks: locks
        .filter(lock => isHeld(lock, now))
        .toReversed()
        .map(({ scope, reason, until, by, at }) => ({ scope, reason, until: until?.toISOString() ?? null, by, at: at.toISOString() })),
      pause: pause
        ? {
            kind: pause.kind,
            since: pause.since.toISOString(),
            until: pause.until?.toISOString() ?? null,
            endsAt: pause.endsAt?.toISOString() ?? null,
          }
        : null,
      limits: limits.map(({ kind, period, most, used }) => ({ kind, period, most: fromStore(kind, most), used: fromStore(kind, used) })),
      open,
      notes: notes.map(({ id: note, text, by, at }) => ({ id: note, text, by, at: at.toISOString() })),
      tags: [...(tags.get(id) ?? [])],
      accepted: accepted.map(({ document, version, acceptedAt }) => ({ document, version, at: acceptedAt.toISOString() })),
      counts: { sessions: openSessions.length, limits: limits.length, notes: notes.length, invited },
      lately: [...latest],
    }
  }
}
