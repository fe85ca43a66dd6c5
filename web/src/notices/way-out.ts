import type { DomainProblem } from '@foyer/contract/site/domain-problem'

/** "Please wait" is shown no longer than this, ms (spec 2 §4, Blocked-domain notice). */
export const PLEASE_WAIT = 10_000

export interface WayOut {
  readonly customerService: DomainProblem['customerService']
  /** The origin of the fastest line; undefined if none answered in time. */
  readonly line: string | undefined
}

export interface WayOutSetup {
  /** The configuration fetch. */
  readonly fetchDomains: () => Promise<DomainProblem>
  /** What the page itself knows, used if the fetch fails or takes too long. */
  readonly known: DomainProblem
  readonly race: (domainList: DomainProblem['domainList']) => Promise<string | undefined>
  /** Calls `work` after `ms`; returns a function that cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void
}

const hosts = (domainList: DomainProblem['domainList']): string => domainList.map(({ domainName }) => domainName).join()

/** Finds customer service and another line when an address does not work (spec 2 §4), while "please wait" is shown. */
export const findWayOut = async ({ fetchDomains, known, race, schedule }: WayOutSetup): Promise<WayOut> => {
  let cancel = () => {}
  const timeUp = new Promise<undefined>(resolve => {
    cancel = schedule(() => resolve(undefined), PLEASE_WAIT)
  })
  const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> => Promise.race([work, timeUp])

  // Starts at once, so that a server without an answer does not delay it.
  const knownLine = race(known.domainList)
  const input = await inTime(fetchDomains().catch(() => undefined))
  const { customerService, domainList } = input ?? known
  const line = hosts(domainList) === hosts(known.domainList) ? undefined : await inTime(race(domainList))
  const result = { customerService, line: line ?? (await inTime(knownLine)) }
  cancel()
  return result
}
