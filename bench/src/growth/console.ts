import { ops, type OpName, type OpRequests } from '@foyer/contract/ops/index'
import { createDeps } from '@foyer/server/src/app/compose.ts'
import { createConsoleApp } from '@foyer/server/src/app/console/console-app.ts'
import { readConfig } from '@foyer/server/src/kernel/config.ts'
import { networkOf } from '@foyer/server/src/kernel/http/network.ts'
import { EVERYWHERE } from '@foyer/server/src/kernel/ops/staff-caller.ts'
import { sumReports } from '@foyer/server/src/reports/sum-reports.ts'
import { openSession } from '@foyer/server/src/staff/session/open-session.ts'
import pg from 'pg'
import { measureOn, type Cost } from '#ledger-moves.ts'

const IP = '127.0.0.1'
const ORIGIN = 'http://localhost'
/** Roles that may read all that is measured. */
const ROLES = ['support', 'finance', 'owner'] as const
/** Calls of each kind, each about another member. */
const COUNT = 150

/** What staff look at most, as the pages ask for it. */
type Look = (index: number) => { readonly [Name in OpName]?: OpRequests[Name] }

const looks = (members: number): Readonly<Record<string, Look>> => {
  const today = new Date().toISOString().slice(0, 10)
  const id = (index: number) => `bench${1 + ((index * 7_919) % members)}`
  return {
    'members, the newest': () => ({ 'members.find': {} }),
    'search by name': index => ({ 'members.find': { q: id(index) } }),
    'search by its beginning': index => ({ 'members.find': { q: id(index).slice(0, 7) } }),
    'search by transaction': index => ({ 'members.find': { q: `past${1 + ((index * 7_919) % members)}-2` } }),
    'search without a result': index => ({ 'members.find': { q: `nobody${index}@player.example` } }),
    'member page': index => ({
      'members.get': { id: id(index) },
      'members.money': { id: id(index) },
      'members.rounds': { id: id(index) },
      'members.sessions': { id: id(index) },
      'members.security': { id: id(index) },
      'members.limits': { id: id(index) },
      'members.rewards': { id: id(index) },
      'members.messages': { id: id(index) },
      'members.staffActs': { id: id(index) },
    }),
    'ledger, accounts': () => ({ 'ledger.accounts': {} }),
    'ledger, trial balance': () => ({ 'ledger.trialBalance': { day: today, zone: 'UTC' } }),
    'report of today': () => ({ 'reports.money': { from: today, until: today, by: 'day' } }),
    'money of today': () => ({ 'money.day': { day: today, zone: 'UTC' } }),
  }
}

/** What a look costs, all of its calls together; `calls`: how many they are. */
export interface LookCost extends Cost {
  readonly calls: number
}

/** The console on a database with so many members of the demo merchant, each with lines of money, and what its pages cost there. */
export const measureConsole = async (url: string, members: number): Promise<Readonly<Record<string, LookCost>>> => {
  const deps = await createDeps(readConfig({ MODE: 'development', LOG_LEVEL: 'silent', DATABASE_URL: url }))
  const app = await createConsoleApp(deps)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const merchant = deps.merchants.byCode('demo')
    if (!merchant) throw new Error('The demo merchant is missing.')
    await sumReports(deps)(merchant)
    await deps.stores.reconcile.sumHouse('demo')
    const token = await deps.inUnit(async unit => {
      const now = deps.clock()
      await unit.staffPeople.add({ id: 'bench', login: 'bench', name: 'Bench', createdAt: now })
      for (const role of ROLES) await unit.staffPeople.grant({ personId: 'bench', merchant: EVERYWHERE, role }, now)
      return await openSession(deps)(unit, 'bench', { ip: IP, network: networkOf(IP), userAgent: 'bench' })
    })
    const call = async (name: OpName, request: object) => {
      const query = new URLSearchParams(Object.entries(request).map(([field, value]): [string, string] => [field, String(value)]))
      const reply = await app.inject({
        method: 'GET',
        url: `${ops[name].path}?${query.toString()}`,
        remoteAddress: IP,
        headers: { host: new URL(ORIGIN).host, merchant: 'demo', cookie: `foyer-staff=${token}` },
      })
      if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`)
    }
    const costs: Record<string, LookCost> = {}
    for (const [name, look] of Object.entries(looks(members))) {
      let index = 0
      const one = async () => {
        index += 1
        for (const [op, request] of Object.entries(look(index))) await call(op as OpName, request)
      }
      // The first ones are a warm-up.
      await measureOn([pool])(10, one)
      costs[name] = { ...(await measureOn([pool])(COUNT, one)), calls: Object.keys(look(0)).length }
    }
    return costs
  } finally {
    await pool.end()
    await app.close()
    await deps.close()
  }
}
