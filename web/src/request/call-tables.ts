import type { CallName } from '@foyer/contract'
import type { WireFacts } from '@foyer/contract/call'

/** How a call of members travels. They are no part of the first load. */
export const memberFacts = async (name: CallName): Promise<WireFacts> => {
  const facts = (await import('virtual:member-call-table')).callTable[name]
  if (!facts) throw new Error(`no call is named ${name}`)
  return facts
}
