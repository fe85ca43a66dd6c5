import { AGENTS } from '@foyer/contract/account/member/member-type'
import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { ReportRow } from '#reports/report-row.ts'
import { checkedDays } from './checked-days.ts'

type AgentDeps = Pick<Deps, 'stores'>

/** Agents, and players of one, that a list shows. */
const [AGENTS_LISTED, PLAYERS_LISTED] = [500, 100]

const broughtBy = (row: ReportRow | undefined) => ({
  turnover: row?.staked ?? 0,
  result: (row?.staked ?? 0) - (row?.won ?? 0),
  deposits: row?.deposits ?? 0,
  paidOut: row?.paidOut ?? 0,
  firsts: row?.firsts ?? 0,
})

/** The agent that an op is about. */
const knownAgent = async (stores: AgentDeps['stores'], caller: Parameters<typeof knownMember>[1], id: string) => {
  const member = await knownMember(stores, caller, id)
  if (!AGENTS.includes(member.type)) throw new OpRefusal('member.unknown')
  return member
}

export const list =
  ({ stores }: AgentDeps): OpService<'agents.list'> =>
  async (request, { merchant }) => {
    const days = checkedDays(request)
    const agents = await stores.dayReports.agents(merchant.code, AGENTS_LISTED + 1)
    const rows = await stores.dayReports.rows(merchant.code, 'agent', days, AGENTS_LISTED * 4)
    const shown = agents.slice(0, AGENTS_LISTED)
    return {
      ...currencyFacts(merchant),
      agents: shown.map(({ id, username, above, players }) => ({ id, username, above, players, ...broughtBy(rows.find(({ key }) => key === id)) })),
      isCut: agents.length > AGENTS_LISTED,
    }
  }

export const statement =
  ({ stores }: AgentDeps): OpService<'agents.statement'> =>
  async ({ id, ...request }, caller) => {
    const days = checkedDays(request)
    const { username } = await knownAgent(stores, caller, id)
    const rows = await stores.dayReports.agentDays(caller.merchant.code, id, days)
    return { ...currencyFacts(caller.merchant), agent: { id, username }, rows: rows.map(row => ({ day: row.key, ...broughtBy(row) })) }
  }

export const players =
  ({ stores }: AgentDeps): OpService<'agents.players'> =>
  async ({ id }, caller) => {
    await knownAgent(stores, caller, id)
    const below = await stores.referrals.ofInviter({ merchant: caller.merchant.code, memberId: id }, PLAYERS_LISTED)
    return {
      players: below.map(({ memberId, username, joinedAt, depositCount, depositedAmount }) => ({
        id: memberId,
        username,
        joinedAt: joinedAt.toISOString(),
        depositCount,
        deposited: depositedAmount,
      })),
    }
  }
