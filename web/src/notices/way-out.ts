import type { DomainProblem } from '@foyer/contract/system/domain-problem'

/** "Please wait" stands no longer than this, ms (spec 2 §4, Blocked-domain notice). */
export const PLEASE_WAIT = 10_000

export interface WayOut {
  readonly customerService: DomainProblem['customerService']
  /** The origin of the fastest line; undefined where none answered in time. */
  readonly line: string | undefined
}

export interface WayOutSetup {
  /** The configuration fetch. */
  readonly ask: () => Promise<DomainProblem>
  /** What the page itself knows: it stands in where the fetch fails or takes too long. */
  readonly known: DomainProblem
  readonly race: (domainList: DomainProblem['domainList']) => Promise<string | undefined>
  /** Calls `work` after `ms`; returns a function that cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void
}

const hosts = (domainList: DomainProblem['domainList']): string => domainList.map(({ domainName }) => domainName).join()

/** Whom to ask and where to go from an address that does not work (spec 2 §4); never takes longer than "please wait" may stand. */
export const findWayOut = async ({ ask, known, race, schedule }: WayOutSetup): Promise<WayOut> => {
  let cancel = () => {}
  const timeUp = new Promise<undefined>(resolve => {
    cancel = schedule(() => resolve(undefined), PLEASE_WAIT)
  })
  const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> => Promise.race([work, timeUp])

  // Runs from the beginning: a dead server costs no time of the race.
  const knownLine = race(known.domainList)
  const asked = await inTime(ask().catch(() => undefined))
  const { customerService, domainList } = asked ?? known
  const line = hosts(domainList) === hosts(known.domainList) ? undefined : await inTime(race(domainList))
  const result = { customerService, line: line ?? (await inTime(knownLine)) }
  cancel()
  return result
}
