import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reconcile } from '#money/reconcile.ts'
import { openLedgerDatabase } from '#money/testing/ledger-process.ts'
import { comparePayments } from '#payments/compare-payments.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { isTaken, startCompany } from './company.ts'
import { bankAccountOf, deeds, paymentOf, paymentParts, SUMS, type Deed } from './deeds.ts'
import { startPaymentProcess } from './payment-process.ts'

// What becomes of payments when a process dies (docs/ledger.md). By hand: `npm run test:ledger`.

type Company = Awaited<ReturnType<typeof startCompany>>
type Parts = ReturnType<typeof paymentParts>

const PLAYERS = 4
const LEAVERS = 2
const DAY_MS = 86_400_000

const require = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise)
}

const isLeaver = (id: string) => id.startsWith('leaver')
const payoutOf = (id: string, index: number) => paymentOf(id, index % 2 === 0 ? 'payout' : 'refused')

/** New members of a round: players who pay in and out, and some who leave while a deposit of theirs still comes. */
const addMembers = async ({ stores, clock }: Parts, round: number, company: Company): Promise<readonly string[]> => {
  const ids = [
    ...Array.from({ length: PLAYERS }, (_, index) => `player-${round}-${index}`),
    ...Array.from({ length: LEAVERS }, (_, index) => `leaver-${round}-${index}`),
  ]
  const add = async (memberId: string, name: 'first' | 'back' | 'late', amount: number, state: 'pending' | 'expired') => {
    const id = paymentOf(memberId, name)
    const facts = { merchant: 'alpha', memberId, id, formKey: id, requestHash: id, currency: 'PHP', site: 'https://alpha.test', deviceId: null }
    await stores.payments.add({ ...facts, kind: 'deposit', state, channel: 'instant', amount, fee: 0, createdAt: clock(), expiresAt: clock() })
    company.book(id, { kind: 'deposit', state: name === 'back' ? 'chargeback' : 'paid', amount: (amount / 100).toFixed(2) })
  }
  for (const id of ids) {
    await stores.members.add(testMember(id), testRegistration)
    if (isLeaver(id)) {
      await add(id, 'late', SUMS.late, 'expired')
      continue
    }
    await stores.payoutAccounts.add(bankAccountOf(id, clock()))
    await add(id, 'first', SUMS.deposit, 'pending')
    await add(id, 'back', SUMS.takenBack, 'pending')
  }
  return ids
}

/** What a member does, and what the company says of it: lists that go on at the same time. */
const listsOf = (id: string, index: number): readonly (readonly Deed[])[] =>
  isLeaver(id)
    ? [
        [{ act: 'close', id }],
        [
          { act: 'late', id: paymentOf(id, 'late') },
          { act: 'refund', id: paymentOf(id, 'late') },
        ],
      ]
    : [
        [
          { act: 'paid', id: paymentOf(id, 'first') },
          { act: 'withdraw', id: payoutOf(id, index) },
          { act: 'follow', id: payoutOf(id, index) },
        ],
        [
          { act: 'paid', id: paymentOf(id, 'back') },
          { act: 'charged back', id: paymentOf(id, 'back') },
        ],
      ]

/** Throws where what was acknowledged is not there. */
const requireKept = async ({ stores }: Parts, acknowledged: readonly Deed[], company: Company): Promise<void> => {
  for (const { act, id } of acknowledged) {
    const payment = await stores.payments.byId('alpha', id)
    if (act === 'paid') require(payment?.state === 'paid', `${id} was paid, and is ${payment?.state}`)
    if (act === 'charged back') require(payment?.takenBack === 'chargeback', `${id} was charged back, and is not`)
    if (act === 'withdraw') require(payment !== undefined, `${id} was asked for, and is lost`)
    if (act === 'follow') require(payment?.state === (isTaken(id) ? 'paid' : 'returned'), `${id} ended as ${payment?.state}`)
    if (act === 'follow') require(company.has(id) === isTaken(id), `the company knows otherwise of ${id}`)
  }
}

/** Throws where money is not where it belongs after everything has ended. */
const requireRight = async ({ stores }: Parts, ids: readonly string[], company: Company): Promise<void> => {
  for (const [index, id] of ids.entries()) {
    const accounts = await stores.ledger.accountsOf('alpha', id)
    const has = Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]))
    if (!isLeaver(id)) {
      const main = SUMS.deposit - (isTaken(payoutOf(id, index)) ? SUMS.withdrawal : 0)
      require(has['main'] === main && has['held'] === 0 && has['owed'] === 0, `${id} has ${JSON.stringify(has)} instead of ${main}`)
      continue
    }
    const isClosed = (await stores.members.byId('alpha', id))?.closedAt !== null
    const { state, reason } = (await stores.payments.byId('alpha', paymentOf(id, 'late'))) ?? {}
    const [main, expected] = isClosed ? [0, 'declined account.closed'] : [SUMS.late, 'paid null']
    require((has['main'] ?? 0) === main && `${state} ${reason}` === expected, `${id}, closed: ${isClosed}, has ${has['main']}, ${state}, ${reason}`)
    require(company.refunded(paymentOf(id, 'late')) === isClosed, `${id}, closed: ${isClosed}, was not sent its deposit back, or though it has it`)
  }
}

/** The connection may have ended with an answer that was lost before: then the call is repeated. */
const repeated = <Answer>(call: () => Promise<Answer>, tries = 5): Promise<Answer> =>
  call().catch((error: unknown) => (tries > 1 ? repeated(call, tries - 1) : Promise.reject(error as Error)))

/** Throws where a check of the ledger, or the company's own list, finds a fault. */
const requireNoFault = async (parts: Parts, withCompany: boolean): Promise<void> => {
  const found = [...(await reconcile(parts)('alpha'))]
  const now = parts.clock().getTime()
  const period = { since: new Date(now - DAY_MS), until: new Date(now + DAY_MS) }
  const compared = withCompany ? await repeated(() => comparePayments(parts)('alpha', period)) : undefined
  const wrong = [...found, ...(compared ? [compared] : [])].filter(({ faults }) => faults > 0)
  require(wrong.length === 0, `the books are not right: ${JSON.stringify(wrong)}`)
}

/**
 * Lets a process do what payments need in the database at `where` and kills it in the middle, so many times. After each time what it acknowledged is there
 * and the ledger is right; once everything was said and done again, as companies and jobs do, each sum is where it belongs, once, and the company's own list
 * agrees. Returns how many deeds were acknowledged.
 */
export const killPaymentRounds = async (where: string, rounds: number): Promise<number> => {
  const company = await startCompany()
  let acknowledged = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = await openLedgerDatabase(where)
      const ids = await addMembers(paymentParts(before, company.url), round, company)
      await before.close()
      const lists = ids.flatMap(listsOf)
      const all = lists.flat().length
      const done = await startPaymentProcess(where, company.url, lists, 1 + randomInt(all))
      acknowledged += done.length

      const database = await openLedgerDatabase(where)
      const parts = paymentParts(database, company.url)
      await requireKept(parts, done, company)
      await requireNoFault(parts, false)
      const perform = deeds(parts)
      for (const list of lists) for (const deed of list) await perform(deed)
      await requireRight(parts, ids, company)
      await requireNoFault(parts, true)
      await database.close()
    }
  } finally {
    await company.close()
  }
  return acknowledged
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, number] = process.argv.slice(2)
  // oxlint-disable-next-line node/no-process-env -- the runner names the database here
  const url = process.env['DATABASE_URL'] ?? ''
  const folder = what === 'kill-embedded' ? await mkdtemp(join(tmpdir(), 'foyer-payments-')) : undefined
  const acknowledged = await killPaymentRounds(folder ?? url, Number(number))
  if (folder !== undefined) await rm(folder, { recursive: true })
  process.stdout.write(
    `${folder === undefined ? 'PostgreSQL' : 'Embedded'}: ${number} processes killed, ${acknowledged} acknowledged steps of payments, none lost, nothing paid twice.\n`,
  )
}
