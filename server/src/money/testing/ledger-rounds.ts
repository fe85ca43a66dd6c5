import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { Refusal } from '#kernel/refusal.ts'
import { reconcile } from '#money/reconcile.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { balanceAfter, takeStep } from './ledger-plan.ts'
import { ledgerParts, openLedgerDatabase, startLedgerProcess } from './ledger-process.ts'
import { testWallet, type WalletParts } from './test-wallet.ts'

// What becomes of money when something dies (docs/ledger.md). By hand: `npm run test:ledger`.

const MEMBERS = 8
/** A process is killed after this many acknowledged steps, drawn anew for each round. */
const MOST_STEPS = 60

/** New members, who are called `name`. */
const addMembers = async ({ stores }: WalletParts, name: string): Promise<readonly string[]> => {
  const ids = Array.from({ length: MEMBERS }, (_, index) => `${name}-${index}`)
  for (const id of ids) await stores.members.add(testMember(id), testRegistration)
  return ids
}

/** Throws where the ledger is not right. */
const requireRight = async (parts: WalletParts): Promise<void> => {
  const found = await reconcile({ ...parts, log: pino({ level: 'silent' }) })('alpha')
  const wrong = found.filter(({ faults }) => faults > 0)
  if (wrong.length > 0) throw new Error(`the ledger is not right: ${JSON.stringify(wrong)}`)
}

const mainOf = async ({ stores }: WalletParts, memberId: string): Promise<number> => {
  const accounts = await stores.ledger.accountsOf('alpha', memberId)
  return accounts.find(({ kind }) => kind === 'main')?.balance ?? 0
}

/**
 * Lets a process move money in the database at `where` and kills it in the middle, so many times. After each time every acknowledged movement is
 * there, and none that was not asked for; what was under way is either there or not. Returns how many movements were acknowledged.
 */
export const killRounds = async (where: string, rounds: number): Promise<number> => {
  const reached = new Map<string, number>()
  let acknowledged = 0
  const check = async (): Promise<void> => {
    const database = await openLedgerDatabase(where)
    const parts = ledgerParts(database)
    for (const [id, step] of reached) {
      const main = await mainOf(parts, id)
      if (main !== balanceAfter(step) && main !== balanceAfter(step + 1))
        throw new Error(
          `${id} has ${main} after step ${step}: ${balanceAfter(step)}, or ${balanceAfter(step + 1)} with the one under way, was expected`,
        )
    }
    await requireRight(parts)
    await database.close()
  }

  const database = await openLedgerDatabase(where)
  for (const id of await addMembers(ledgerParts(database), 'killed')) reached.set(id, -1)
  await database.close()
  for (let round = 0; round < rounds; round += 1) {
    const killAfter = acknowledged + 1 + randomInt(MOST_STEPS)
    const child = await startLedgerProcess(where)
    await new Promise<void>(resolve => {
      child.walk(Object.fromEntries([...reached].map(([id, step]) => [id, step + 1])), (id, step) => {
        reached.set(id, step)
        acknowledged += 1
        if (acknowledged === killAfter) resolve()
      })
    })
    await child.kill()
    await check()
  }
  return acknowledged
}

/**
 * Moves money until `meanwhile` has ended, whatever becomes of the connections: a step whose outcome is unknown is taken once more. Throws where
 * the ledger is not as the plan says then. Returns how many steps were taken, and how many outcomes were unknown.
 */
export const walkThrough = async (
  parts: WalletParts,
  meanwhile: () => Promise<unknown>,
): Promise<{ readonly steps: number; readonly unknown: number }> => {
  const ids = await addMembers(parts, 'walker')
  let isOver = false
  const ending = meanwhile().finally(() => (isOver = true))
  let unknown = 0
  const walk = async (id: string): Promise<number> => {
    const wallet = testWallet(parts, id)
    let step = 0
    for (let isKnown = false; !isOver || !isKnown;) {
      try {
        await takeStep(wallet, id, step)
        step += 1
        isKnown = true
      } catch (error) {
        // A definite answer other than the plan's is a fault. Anything else is a connection that broke.
        if (error instanceof Refusal || (error instanceof Error && error.message.startsWith('step '))) throw error
        isKnown = false
        unknown += 1
        await setTimeout(20)
      }
    }
    const main = await mainOf(parts, id)
    if (main !== balanceAfter(step - 1)) throw new Error(`${id} has ${main} after step ${step - 1} instead of ${balanceAfter(step - 1)}`)
    return step
  }
  const walked = await Promise.all(ids.map(walk))
  await ending
  await requireRight(parts)
  return { steps: walked.reduce((sum, steps) => sum + steps, 0), unknown }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const [what, number] = process.argv.slice(2)
  // oxlint-disable-next-line node/no-process-env -- the runner names the database here
  const url = process.env['DATABASE_URL'] ?? ''
  if (what === 'kill') {
    const acknowledged = await killRounds(url, Number(number))
    print(`PostgreSQL: ${number} processes killed, ${acknowledged} acknowledged movements, none lost and none invented.`)
  } else if (what === 'kill-embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-ledger-'))
    const acknowledged = await killRounds(folder, Number(number))
    await rm(folder, { recursive: true })
    print(`Embedded: ${number} processes killed, ${acknowledged} acknowledged movements, none lost and none invented.`)
  } else {
    const database = await openLedgerDatabase(url)
    const { steps, unknown } = await walkThrough(ledgerParts(database), () => setTimeout(Number(number) * 1000))
    await database.close()
    print(`Restarts: ${steps} movements, ${unknown} with an unknown outcome that were asked for again; every balance is exact.`)
    if (unknown === 0) throw new Error('No connection broke, so nothing was proven.')
  }
}
