import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { CHALLENGE_LIFE_S, passkeyChallenges } from './passkey-challenge.ts'
import { requirePlace } from './prove-passkey.ts'

/** Names no passkeys: the device knows which it has, and a stranger learns nothing of any member. */
export const passkeyOptions = (deps: Pick<Deps, 'clock' | 'randomToken' | 'seals'>): Service<'session.passkeyOptions'> => {
  const { make } = passkeyChallenges(deps)
  return (_request, caller) => {
    const place = requirePlace(caller)
    const challenge = make({ merchant: caller.merchant, place, purpose: 'use' })
    return Promise.resolve({ challenge, domain: place.domain, expiresIn: CHALLENGE_LIFE_S })
  }
}
