import { setTimeout as pause } from 'node:timers/promises'
import { messagesOf, wrongRepeats, type Message } from '@foyer/bench/src/faults/arrivals.ts'
import { unsettledDeposits, waitingEvents, withDatabase, wrongBooks, wrongDeeds, wrongEvents } from '@foyer/bench/src/faults/checks.ts'
import { deedKinds } from '@foyer/bench/src/faults/deeds.ts'
import { figuresOf, type Figures } from '@foyer/bench/src/faults/journal.ts'
import { run } from '../processes.mjs'
import type { Fault } from './fault.ts'
import type { RunningStage } from './stage.ts'

/** Whoever got no answer asks again for so long, ms. */
const SETTLE_LIMIT = 120_000
/** A company repeats what was not taken after 1, 2, 4 … s, and is asked by us after a minute. */
const DEPOSITS_LIMIT = 150_000
/** Within which a message has come after the mending, unless the fault says otherwise, s: the third try comes 15 s after the first one, which may take 10 s. */
const ARRIVES_WITHIN = 60
/** A message may have been under way in the first moment of a fault if it was acknowledged at most so long before or after that, ms. */
const UNDER_WAY = 5_000
/** While somebody outside is broken, messages to others come within this time after their cause was acknowledged, s. */
const BESIDE = 10
/** And 95 of 100 calls that do not wait for the broken partner are answered in at most twice the time of before and so much more, s. */
const SLOWER = 1
/** The calls by which that time is known. */
const BEFORE = 200

/** What a fault came to. */
export interface Verdict {
  readonly figures: Figures
  readonly settledAfter: number
  /** From the mending until the last message that was acknowledged before it had come, s. */
  readonly arrivedAfter: number
  /** The longest that a message to somebody who was not broken took meanwhile, s. */
  readonly arrivedBeside: number
  /** Messages that came to a partner more than once. */
  readonly repeated: number
  readonly wrong: readonly string[]
}

/** When a fault began, and when it was mended, by `performance.now()`. */
interface Span {
  readonly since: number
  readonly mended: number
}

/** What `foyer reconcile` finds. Nobody can be asked for the books of the vendor of games here, which is 2. */
const reconciled = async ({ env }: RunningStage, url: string): Promise<readonly string[]> => {
  const { code, output } = await run(process.execPath, ['server/src/app/foyer.ts', 'reconcile'], {
    env: { ...env, MODE: 'demo', LOG_LEVEL: 'error', DATABASE_URL: url },
  })
  return code === 0 || code === 2 ? [] : [`foyer reconcile ended with ${code}:\n${output.slice(-1_500)}`]
}

const secondsOf = (ms: number): string => (ms / 1_000).toFixed(1)

/** Waits for the messages of what was acknowledged, and says which did not come in time. */
const judgeMessages = async (
  { arrivesWithin = ARRIVES_WITHIN, outside, runsOut }: Fault,
  { load, setting, arrivals, missed }: RunningStage,
  { since, mended }: Span,
) => {
  const idOf = ({ partner, name }: Message) => `${name} of ${partner}`
  // What an earlier fault has lost was its own.
  const messages = () => messagesOf(load.journal.deeds, setting, arrivals).filter(message => !missed.has(idOf(message)))
  const mayRunOut = ({ partner, since: at }: Message) => partner === runsOut && Math.abs(at - since) <= UNDER_WAY
  const known = new Set(messages().map(idOf))
  const awaited = () => messages().filter(message => known.has(idOf(message)))
  const until = performance.now() + arrivesWithin * 1_000
  while (awaited().some(message => !message.arrival && !mayRunOut(message)) && performance.now() < until) await pause(200)

  const all = awaited()
  const wrong = all.flatMap(message => {
    const late = (message.arrival?.firstAt ?? Infinity) - Math.max(message.since, mended)
    if (late <= arrivesWithin * 1_000) return []
    missed.add(idOf(message))
    if (late === Infinity && mayRunOut(message)) return []
    return [
      late === Infinity ? `${message.name} never came to ${message.partner}` : `${message.name} came to ${message.partner} ${secondsOf(late)} s late`,
    ]
  })
  const before = all.filter(message => message.since <= mended && message.since >= since && (message.arrival || !mayRunOut(message)))
  const waits = before.filter(({ partner }) => partner !== outside).map(message => (message.arrival?.firstAt ?? Infinity) - message.since)
  const arrivedBeside = Math.max(0, ...waits) / 1_000
  if (outside && arrivedBeside > BESIDE) wrong.push(`a message to another partner took ${arrivedBeside.toFixed(1)} s; the bound is ${BESIDE} s`)
  const arrivedAfter = Math.max(0, ...before.map(({ arrival }) => (arrival?.firstAt ?? Infinity) - mended)) / 1_000
  return { wrong, arrivedAfter, arrivedBeside }
}

/** The figures of all calls, and of those that do not wait for the broken partner. */
const bothFigures = ({ outside }: Fault, { load }: RunningStage, { since, mended }: Span, usualBefore: number) => {
  const waiting = new Set(deedKinds.filter(({ waitsFor }) => waitsFor === outside).map(({ name }) => name))
  const of = (isMeant: (kind: string) => boolean) =>
    figuresOf(
      load.journal.tries.filter(({ kind }) => isMeant(kind)),
      since,
      mended,
    )
  return { figures: of(() => true), others: of(kind => outside === undefined || !waiting.has(kind)), usualBefore }
}

/** What is wrong with how callers were answered. `before`: how often the server had ended, and its workers, before the fault. */
const judgeAnswers = (
  fault: Fault,
  { figures, others, usualBefore }: ReturnType<typeof bothFigures>,
  server: RunningStage['server'],
  before: { readonly ends: number; readonly workers: readonly number[] },
): readonly string[] => {
  const wrong: string[] = []
  if (figures.backAfter > fault.back)
    wrong.push(`calls failed for ${figures.backAfter.toFixed(1)} s after it was mended; the bound is ${fault.back} s`)
  if (figures.longest > fault.longest) wrong.push(`an answer took ${figures.longest.toFixed(1)} s; the bound is ${fault.longest} s`)
  if (figures.unclear > 0) wrong.push(`${figures.unclear} answers were unclear`)
  if (figures.broken > 0 && !fault.cutsCallers) wrong.push(`${figures.broken} connections broke`)
  if (fault.cutsCallers) return wrong
  if (server.ends() > before.ends) wrong.push('the server ended')
  const workers = server.workers()
  if (!before.workers.every(worker => workers.includes(worker))) wrong.push('a worker ended')
  if (fault.outside) {
    const bound = 2 * usualBefore + SLOWER
    if (others.usual > bound)
      wrong.push(`95 of 100 answers that wait for nobody outside took up to ${others.usual.toFixed(1)} s; the bound is ${bound.toFixed(1)} s`)
    if (others.later > 0) wrong.push(`${others.later} calls that wait for nobody outside were told to come later`)
  }
  return wrong
}

/** Breaks what the fault breaks, and judges what became of it. */
export const judgeFault = async (fault: Fault, stage: RunningStage): Promise<Verdict & Span> => {
  const { load, setting, server, paid, databases, arrivals } = stage
  const repeatsBefore = new Set(wrongRepeats(arrivals))
  const repeated = () => Object.values(arrivals).reduce((sum, all) => sum + [...all.values()].filter(({ times }) => times > 1).length, 0)
  const [before, timesBefore] = [{ ends: server.ends(), workers: server.workers() }, repeated()]
  const { usual: usualBefore } = figuresOf(load.journal.tries.slice(-BEFORE), 0, 0)
  const since = performance.now()
  await fault.run(stage)
  const span = { since, mended: performance.now() }
  await pause((fault.back + 5) * 1_000)
  const both = bothFigures(fault, stage, span, usualBefore)
  await load.settle(SETTLE_LIMIT)

  const wrong: string[] = []
  const url = databases.truth()
  const settling = performance.now()
  const { wrong: missing, arrivedAfter, arrivedBeside } = await judgeMessages(fault, stage, span)
  wrong.push(...missing)
  // Where a process was killed before it stored an acceptance, the same is sent again (docs/jobs.md). A partner that is broken is no reason for that.
  if (fault.outside) wrong.push(...wrongRepeats(arrivals).filter(what => !repeatsBefore.has(what)))
  await withDatabase(url, async client => {
    const left = await unsettledDeposits(client, [...paid], DEPOSITS_LIMIT)
    if (left > 0) wrong.push(`${left} deposits that were paid at the company are not in the balance`)
    const waiting = await waitingEvents(client, (fault.arrivesWithin ?? ARRIVES_WITHIN) * 1_000)
    if (waiting > 0) wrong.push(`${waiting} events wait for advertising companies`)
    wrong.push(...(await wrongEvents(client, arrivals.pixels)))
    wrong.push(...(await wrongDeeds(client, structuredClone(load.journal.deeds), setting)), ...(await wrongBooks(client)))
  })
  const settledAfter = (performance.now() - settling) / 1_000
  wrong.push(...(await reconciled(stage, url)), ...judgeAnswers(fault, both, server, before))
  return { ...span, figures: both.figures, settledAfter, arrivedAfter, arrivedBeside, repeated: repeated() - timesBefore, wrong }
}
