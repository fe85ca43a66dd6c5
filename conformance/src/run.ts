import { calls, type CallName } from '@foyer/contract'
import type { LanguageCode } from '@foyer/contract/languages'
import { judgeAnswers } from './checks/answers.ts'
import { refusedCalls } from './checks/refused-calls.ts'
import { serverChecks } from './checks/server.ts'
import { tryCalls } from './checks/tried-calls.ts'
import { accountFlow, type GivenMember } from './flows/account.ts'
import { runFlows } from './flows/flows.ts'
import { createResults, type Result } from './result.ts'
import { clientOf, type Stage } from './stage.ts'
import { createWire, type Wire } from './wire.ts'

export interface ConformanceOptions {
  /** The origin of the merchant's host. */
  readonly url: string
  readonly merchant: string
  /** Another merchant of the server, at whom a session must be worth nothing. */
  readonly otherMerchant?: string | undefined
  /** A member to use; without one a new one is registered. */
  readonly member?: GivenMember | undefined
  /** Only these calls are looked at one by one; all if absent. */
  readonly only?: readonly CallName[]
  readonly fetch?: typeof fetch
}

/** Those of the merchant; none where the server does not say. */
const languagesOf = async (wire: Wire): Promise<readonly LanguageCode[]> => {
  const outcome = await clientOf(wire)
    .attempt('system.consolidatedSettings')
    .catch(() => undefined)
  return outcome?.success ? outcome.value.languages : []
}

/** How many calls are looked at side by side. */
const AT_ONCE = 6

const inTurns = async (names: readonly CallName[], look: (name: CallName) => Promise<void>): Promise<void> => {
  const left = names.values()
  const worker = async () => {
    for (const name of left) await look(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Tests a `/wps` server call by call against the contract, and what calls do together against the rule book. */
export const runConformance = async ({
  url,
  merchant,
  otherMerchant,
  member: given,
  only,
  fetch: fetching = fetch,
}: ConformanceOptions): Promise<readonly Result[]> => {
  const results = createResults()
  const wire = createWire({ url, merchant, fetch: fetching })
  const isWanted = (name: CallName) => only?.includes(name) ?? true
  const member = await accountFlow(wire, results, given)
  const stage: Stage = { wire, results, otherMerchant, languages: await languagesOf(wire), member }
  const names = (Object.keys(calls) as CallName[]).filter(isWanted)
  await serverChecks(stage)
  await inTurns(names, name => refusedCalls(name, stage))
  await runFlows(stage)
  await tryCalls(stage, isWanted)
  for (const name of names) await judgeAnswers(name, stage)
  return results.all
}
