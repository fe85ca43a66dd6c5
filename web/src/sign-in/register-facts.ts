import type { CallRequests } from '@foyer/contract'
import { registerMethodOf, type DeviceFacts } from '#device/device-facts.ts'
import type { RegistrationInfo } from '#navigation/registration-info.ts'

type Registration = CallRequests['member.register']

interface Circumstances {
  readonly device: DeviceFacts
  readonly info: RegistrationInfo
  readonly location: Pick<Location, 'origin' | 'pathname' | 'hostname'>
}

/** Where a registration came from (spec 1 §3, Registration request). `registerUrl` has no query, because that may hold a token. */
export const registerFacts = ({ device, info, location }: Circumstances) =>
  ({
    ...device,
    registerMethod: registerMethodOf(device),
    registerUrl: location.origin + location.pathname,
    domain: info.originalDomain ?? location.hostname,
    ...(info.affiliateCode && { affiliateCode: info.affiliateCode }),
    ...(info.referralCode && { referralCode: info.referralCode }),
    ...(info.pixelTrack && { pixelTrack: info.pixelTrack }),
  }) satisfies Partial<Registration>
