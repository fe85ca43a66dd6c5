import { ops, type OpName, type OpRequests } from '@foyer/contract/ops/index'
import { createDeps } from '@foyer/server/src/app/compose.ts'
import { createConsoleApp } from '@foyer/server/src/app/console/console-app.ts'
import { readConfig } from '@foyer/server/src/kernel/config.ts'
import { networkOf } from '@foyer/server/src/kernel/http/network.ts'
import { EVERYWHERE } from '@foyer/server/src/kernel/ops/staff-caller.ts'
import { openSession } from '@foyer/server/src/staff/session/open-session.ts'
import pg from 'pg'
import { measureOn, type Cost } from '#ledger-moves.ts'

const IP = '127.0.0.1'
const ORIGIN = 'http://localhost'
/** Roles that may read all that is measured. */
const ROLES = ['support', 'finance', 'owner', 'risk', 'compliance', 'editor'] as const
/** Calls of each kind, each about another member. */
const COUNT = 100
/** Calls before them. */
const WARM_UP = 10
/** Every look is about another one of the members. */
const PRIME = 7_919
const DAY_MS = 24 * 60 * 60_000

/** One call of a page, as the page makes it; `index` counts the looks. */
type Look = <Name extends OpName>(name: Name, request: OpRequests[Name]) => readonly [OpName, object]
const look: Look = (name, request) => [name, request]

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** What staff look at most, each a call. `ids`: an id in the database for each index. */
const looksAt = (members: number, ids: { readonly ticket: number; readonly device: string; readonly transfer: number }) => {
  const nth = (index: number) => 1 + ((index * PRIME) % members)
  const id = (index: number) => `bench${nth(index)}`
  const of = (index: number) => ({ id: id(index) })
  const [today, week, month] = [dayAgo(0), dayAgo(6), dayAgo(30)]
  return {
    'members, the newest': () => look('members.find', {}),
    'members, excluded': () => look('members.find', { state: 'excluded' }),
    'members, by tag': () => look('members.find', { tag: 'vip-watch' }),
    'search by name': i => look('members.find', { q: id(i) }),
    'search by the beginning of a name': i => look('members.find', { q: id(i).slice(0, 7) }),
    'search by name at the bank': () => look('members.find', { q: 'Mara Reyes' }),
    'search by number': i => look('members.find', { q: `090${String(nth(i)).padStart(8, '0')}` }),
    'search by e-mail': i => look('members.find', { q: `${id(i)}@player.example` }),
    'search by transaction': i => look('members.find', { q: `${nth(i)}-2` }),
    'search by payment': i => look('members.find', { q: `company${nth(i)}` }),
    'search by ticket': i => look('members.find', { q: `T-${ids.ticket + (i % 1_000)}` }),
    'search by device': () => look('members.find', { q: ids.device }),
    'search without a result': i => look('members.find', { q: `nobody${i}@player.example` }),
    'member, overview': i => look('members.get', of(i)),
    'member, money': i => look('members.money', of(i)),
    'member, rounds': i => look('members.rounds', of(i)),
    'member, tickets': i => look('members.tickets', of(i)),
    'member, sessions': i => look('members.sessions', of(i)),
    'member, security': i => look('members.security', of(i)),
    'member, limits': i => look('members.limits', of(i)),
    'member, rewards': i => look('members.rewards', of(i)),
    'member, messages': i => look('members.messages', of(i)),
    // One in five members was invited.
    'member, invited': i => look('members.invited', { id: `bench${1 + 5 * (i % 200)}` }),
    'member, staff': i => look('members.staffActs', of(i)),
    'member, data': i => look('members.fates', of(i)),
    'member, tracked': i => look('members.tracked', of(i)),
    'a round': i => look('games.rounds', { q: `r${nth(i)}-3` }),
    'a movement by its number': i => look('games.rounds', { q: String(ids.transfer + i) }),
    'ledger, accounts': () => look('ledger.accounts', {}),
    'ledger, trial balance of today': () => look('ledger.trialBalance', { day: today, zone: 'UTC' }),
    'ledger, trial balance of a month ago': () => look('ledger.trialBalance', { day: month, zone: 'UTC' }),
    'ledger, findings': () => look('ledger.findings', {}),
    'ledger, who owes': () => look('ledger.owing', {}),
    'money of today': () => look('money.day', { day: today, zone: 'UTC' }),
    'report of today': () => look('reports.money', { from: today, until: today, by: 'day' }),
    'report of a week by game': () => look('reports.money', { from: week, until: today, by: 'game' }),
    'report of a month by campaign': () => look('reports.money', { from: month, until: today, by: 'campaign' }),
    'funnel of a month': () => look('reports.funnel', { from: month, until: today }),
    'agents of a month': () => look('agents.list', { from: month, until: today }),
    'players of an agent': i => look('agents.players', { id: `bench${1 + 5 * (i % 40)}` }),
    'queue of withdrawals': () => look('payments.queue', {}),
    'queue of stuck payments': () => look('payments.stuck', {}),
    'queue of contradictions': () => look('payments.contradictions', {}),
    'queue of chats': () => look('inbox.chats', {}),
    'a chat': i => look('inbox.chat', { memberId: `bench${1 + (i % 500)}` }),
    'queue of feedback': () => look('inbox.feedback', {}),
    'queue of orders': () => look('inbox.orders', {}),
    'queue of cases': () => look('risk.cases', { state: 'open' }),
    'queue of requests about data': () => look('requests.list', { which: 'open' }),
    'queue of documents of identity': () => look('identity.list', {}),
    'register of exclusions': () => look('exclusions.list', {}),
    approvals: () => look('approvals.list', {}),
    trace: () => look('audit.list', { merchant: 'demo' }),
    'returns of games': () => look('games.returns', {}),
    'pools and returns of lotteries': () => look('draws.pools', {}),
  } satisfies Readonly<Record<string, (index: number) => readonly [OpName, object]>>
}

/** What a look costs, and what it cost when nobody had looked at these members before: then it also reads from the disk, and counts their bets. */
export interface LookCost extends Cost {
  readonly first: Cost
}

/** The console on a database with so many members of the demo merchant (past.ts), and what one call of each of its pages costs there. */
export const measureConsole = async (url: string, members: number): Promise<Readonly<Record<string, LookCost>>> => {
  const deps = await createDeps(readConfig({ MODE: 'development', LOG_LEVEL: 'silent', DATABASE_URL: url }))
  const app = await createConsoleApp(deps)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const login = `bench-${Date.now()}`
    const token = await deps.inUnit(async unit => {
      const now = deps.clock()
      await unit.staffPeople.add({ id: login, login, name: 'Bench', createdAt: now })
      for (const role of ROLES) await unit.staffPeople.grant({ personId: login, merchant: EVERYWHERE, role }, now)
      return await openSession(deps)(unit, login, { ip: IP, network: networkOf(IP), userAgent: 'bench' })
    })
    const call = async ([name, request]: readonly [OpName, object]) => {
      const query = new URLSearchParams(Object.entries(request).map(([field, value]): [string, string] => [field, String(value)]))
      const reply = await app.inject({
        method: 'GET',
        url: `${ops[name].path}?${query.toString()}`,
        remoteAddress: IP,
        headers: { host: new URL(ORIGIN).host, ...(ops[name].scope === 'merchant' && { merchant: 'demo' }), cookie: `foyer-staff=${token}` },
      })
      if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`)
    }
    const { rows } = await pool.query<{ readonly ticket: string; readonly device: string; readonly transfer: string }>(
      `select (select min(number) from lottery_tickets) as ticket, (select device_id from sessions where device_id is not null limit 1) as device,
         (select min(id) + ${members} from transfers where request_hash = 'past') as transfer`,
    )
    const [{ ticket, device, transfer } = { ticket: '0', device: '', transfer: '0' }] = rows
    const costs: Record<string, LookCost> = {}
    for (const [name, at] of Object.entries(looksAt(members, { ticket: Number(ticket), device, transfer: Number(transfer) }))) {
      let index = 0
      const one = async () => await call(at((index += 1)))
      await measureOn([pool])(WARM_UP, one)
      const first = await measureOn([pool])(COUNT, one)
      index = WARM_UP
      costs[name] = { ...(await measureOn([pool])(COUNT, one)), first }
    }
    return costs
  } finally {
    await pool.end()
    await app.close()
    await deps.close()
  }
}
