import type { SessionAnswer } from '@foyer/contract/account/session/session-answer'
import type { Static } from 'typebox'
import type { Spend } from '#account/two-factor/check-method.ts'
import type { FirstStep } from '#account/two-factor/first-step-store.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { newNetworkNotice } from './new-network-notice.ts'
import { openSession } from './open-session.ts'

interface ProvenTwice {
  /** What was proven before, and is used up now. */
  readonly step: FirstStep
  /** Uses up the second proof; if false, no session is opened. */
  readonly complete: Spend
  /** Both proofs, for the audit log. */
  readonly by: string
  readonly remember: boolean | undefined
  readonly loginDeviceId: string | undefined
}

/** Opens a session for a member who signed in without a password and has given a second factor; undefined if another request was faster. */
export const openAfterFirstStep = (deps: Parameters<typeof newNetworkNotice>[0] & Pick<Deps, 'randomToken'>) => {
  const { inUnit, clock } = deps
  const open = openSession(deps)
  const notice = newNetworkNotice(deps)
  return async (
    { id }: Member,
    { step, complete, by, remember = false, loginDeviceId }: ProvenTwice,
    caller: Caller,
  ): Promise<Static<typeof SessionAnswer> | undefined> => {
    const { onNewNetwork, send } = notice(caller)
    const answer = await inUnit(async unit => {
      const member = await unit.members.lock(caller.merchant.code, id)
      if (!member || !(await unit.firstSteps.take(step)) || !(await complete(unit))) return undefined
      const event = auditEvent(caller, clock(), 'login.succeeded', id, { by, network: caller.network.prefix, device: caller.device })
      return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: false, onNewNetwork }, caller)
    })
    await send()
    return answer
  }
}
