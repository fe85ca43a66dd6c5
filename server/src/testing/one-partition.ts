import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, afterEach, expect } from 'vitest'
import { shapesOf } from './grammar.ts'
import { inCall } from './in-call.ts'
import { PARTITION } from './partitioned-migrations.ts'
import { callsFunction, explainAll, inPlan, listenToStatements, OF_A_TEST, planOf, type Statement } from './statements.ts'

/** The numbers of the partitions that a plan reads or changes. All tables are partitioned in the same way, so a merchant's rows are in partitions with the same number. */
export const partitionsIn = (plan: unknown): ReadonlySet<string> =>
  new Set(inPlan(plan, 'Relation Name').flatMap(name => PARTITION.exec(name)?.[1] ?? []))

/** The statements of calls that touched more than one partition. Each makes the test fail that made the call. */
export const scattered: string[] = []
/** Statements of the product that a distributed database refuses or answers wrongly, each with why. Each makes the test fail that sent it. */
export const refused: string[] = []

/** Statements whose words were read in this process. */
const judged = new Set<string>()
/** Statements whose plan was read in this process. */
const planned = new Set<string>()

type Connect = (this: pg.Pool, callback?: (...given: unknown[]) => void) => unknown

/**
 * Who waits for a connection gets it from whoever gives one back, and would go on in that one's context: a sweep would look like a part of a call. So each
 * goes on in its own. Returns a function that stops it.
 */
const keepContexts = (): (() => void) => {
  const pools = pg.Pool.prototype as unknown as { connect: Connect }
  const { connect } = pools
  pools.connect = function (callback) {
    return connect.call(this, callback && AsyncResource.bind(callback))
  }
  return () => {
    pools.connect = connect
  }
}

/** Reads every statement that is sent, jobs and sweeps included. What only a test sends says so. */
const judgeShapes = ({ text }: Statement): void => {
  if (judged.has(text) || text.includes(OF_A_TEST)) return
  judged.add(text)
  for (const shape of shapesOf(text)) refused.push(`${shape}: ${text}`)
}

/** Reads every statement, and the plan of each that a call sends. Sweeps and jobs are not calls. */
export const expectOnePartitionPerCall = (): void => {
  const explained = new WeakMap<pg.Client, Promise<() => Promise<void>>>()
  const judge = (plan: unknown, text: string) => {
    if (partitionsIn(plan).size > 1) scattered.push(text)
  }
  const stop = listenToStatements((statement, client) => {
    judgeShapes(statement)
    const call = inCall.getStore()
    if (call) call.statements += 1
    const explaining = explained.get(client)
    explained.delete(client)
    if (explaining) return explaining.then(end => end())
    // The statements of a function are seen as they run, and each time, because different movements take different ways through it.
    if (call && callsFunction(statement)) {
      const begun = explainAll(client, judge)
      explained.set(client, begun)
      return begun.then(() => undefined)
    }
    if (!call || planned.has(statement.text)) return undefined
    planned.add(statement.text)
    const look = async () => {
      const partitions = partitionsIn(await planOf(client, statement))
      if (partitions.size > 1) scattered.push(statement.text)
    }
    return look()
  })
  afterAll(stop)
  afterAll(keepContexts())
  afterEach(() => {
    expect(scattered.splice(0), 'statements of a call that do not name the merchant').toEqual([])
    expect(refused.splice(0), 'statements that a distributed database does not carry out').toEqual([])
  })
}
