import { provePasskey } from '#account/passkeys/prove-passkey.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { newNetworkNotice } from './new-network-notice.ts'
import { openSession } from './open-session.ts'

/**
 * A signature cannot be guessed: the limit bounds what wrong ones cost the server. Right ones are not counted. While a network is full, passkeys are refused
 * to everybody there, and the password still signs in.
 */
export const PASSKEYS_PER_NETWORK: LimitRule = { name: 'passkey-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }

/**
 * Signs in by a passkey. The device has it, and has verified who holds it: both factors, so nothing else is asked for, and the member is confirmed.
 * An unknown passkey and a wrong proof get the same answer.
 */
export const logInByPasskey = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'seals' | 'limits' | 'newId' | 'publish'>,
): Service<'session.passkeyLogin'> => {
  const { stores, inUnit, clock } = deps
  const count = countTry(deps)
  const prove = provePasskey(deps)
  const open = openSession(deps)
  const notice = newNetworkNotice(deps)

  return async ({ passkey: proof, remember = false, loginDeviceId }, caller) => {
    const { code } = caller.merchant
    const counts = countsOfNetwork(PASSKEYS_PER_NETWORK, caller.network)
    await count(caller, 'login.limited', counts)
    const proven = await prove(proof, caller)
    // The statement that records the use refuses one that is held.
    const held = proven?.passkey.heldAt != null
    const { onNewNetwork, send } = notice(caller)
    const answer =
      proven &&
      (await inUnit(async unit => {
        const member = await unit.members.lock(code, proven.passkey.memberId)
        if (!member || !(await proven.spend(unit))) return undefined
        const detail = { by: 'passkey', network: caller.network.prefix, device: caller.device }
        const event = auditEvent(caller, clock(), 'login.succeeded', member.id, detail)
        return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: false, onNewNetwork }, caller)
      }))
    if (!answer) {
      await stores.audit.add(auditEvent(caller, clock(), 'login.failed', proven?.passkey.memberId ?? null, { by: 'passkey' }))
      throw new Refusal(held ? 'passkey.held' : 'passkey.invalid')
    }
    await deps.limits.reward(code, counts)
    await send()
    return answer
  }
}
