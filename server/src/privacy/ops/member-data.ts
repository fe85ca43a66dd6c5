import { accessDefaults } from '@foyer/contract/merchant/access'
import { getTableName } from 'drizzle-orm'
import { knownMember } from '#account/ops/known-member.ts'
import type { PersonalTable } from '#kernel/db/personal-table.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { YEAR_MS } from '#privacy/end-closed-accounts.ts'
import { endOf } from '#privacy/personal-data-page.ts'

type DataDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

/** Rows of one table that a file takes: what it costs the server stays within bounds, whoever has played most. */
const MOST_ROWS = 20_000

const ARCHIVED =
  'Bets and wins of rounds that had ended before this moment are in the archive of the ledger. “npm run foyer -- archive <merchant> show --member <id> <file…>” prints them.'

const yearsOf = ({ file }: Merchant): number => file.closedAccountYears ?? accessDefaults.closedAccountYears
const holdsOf = ({ holds = {} }: PersonalTable): string[] => Object.values(holds).filter(words => words !== undefined)

/** Pictures are given as they are, in base64. */
const plain = (_: string, value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value)
/** A buffer writes itself as a list of numbers before a replacer sees it. */
const withBytes = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(name, value)]))

/** Everything that is kept of a member, as a file. Nothing secret is in it, and nothing of other people. */
export const giveData =
  ({ stores, clock }: DataDeps): OpService<'members.giveData'> =>
  async ({ id, reason }, caller) => {
    const { username } = await knownMember(stores, caller, id)
    const { merchant } = caller
    const owner = { merchant: merchant.code, memberId: id }
    const [tables, tracked] = [await stores.memberData.rows(owner, MOST_ROWS), await stores.trackedData.choices(owner, MOST_ROWS)]
    const why = new Map(stores.memberData.tables.map(entry => [getTableName(entry.table), entry.why]))
    const cut = tables.filter(({ isCut }) => isCut).map(({ table }) => table)
    const archivedUntil = await stores.archive.until(owner)
    const isComplete = cut.length === 0 && archivedUntil === undefined
    const file = {
      about: { site: merchant.file.name, member: username, id, madeAt: clock().toISOString() },
      ...(cut.length > 0 && { incomplete: { tables: cut, note: `Each of these has more than ${MOST_ROWS} rows; the first are here.` } }),
      ...(archivedUntil && { archived: { until: archivedUntil.toISOString(), note: ARCHIVED } }),
      data: tables.map(({ table, rows }) => ({ table, why: why.get(table) ?? '', rows: rows.map(withBytes) })),
      consent: tracked,
    }
    await caller.record(stores, { about: { kind: 'member', id }, reason, after: { tables: tables.length, complete: isComplete } })
    return { name: `${merchant.code}-${username}.json`, text: JSON.stringify(file, undefined, 2), isComplete }
  }

/** What is kept of a member, and when each part goes. */
export const memberFates =
  ({ stores }: DataDeps): OpService<'members.fates'> =>
  async ({ id }, caller) => {
    const { merchant } = caller
    const { closedAt } = await knownMember(stores, caller, id)
    const counted = await stores.memberData.counts({ merchant: merchant.code, memberId: id })
    return {
      closedAt: closedAt?.toISOString() ?? null,
      retainedUntil: closedAt && new Date(closedAt.getTime() + yearsOf(merchant) * YEAR_MS).toISOString(),
      tables: counted.map(({ entry, rows }) => ({
        table: getTableName(entry.table),
        rows,
        holds: holdsOf(entry),
        why: entry.why,
        ends: endOf(entry),
      })),
    }
  }

export const retention =
  ({ stores }: DataDeps): OpService<'privacy.retention'> =>
  async (_request, { merchant }) => {
    const [counts, sweeps] = await Promise.all([stores.memberData.closedCounts(merchant.code), stores.memberData.sweeps()])
    return {
      closedAccountYears: yearsOf(merchant),
      ...counts,
      tables: stores.memberData.tables
        .filter(({ holds }) => holds !== undefined)
        .map(entry => ({ table: getTableName(entry.table), holds: holdsOf(entry), why: entry.why, ends: endOf(entry) })),
      sweeps: sweeps.map(({ name, nextAt, failure }) => ({ name, nextAt: nextAt.toISOString(), failure })),
    }
  }
