import { deviceNameOf } from '#features/account/security/devices/device-name.ts'
import type { Passkey } from '#features/account/security/subject.ts'

/** As the member calls it, or else the browser that made it; undefined if that is not known. */
export const passkeyName = ({ name, userAgent }: Pick<Passkey, 'name' | 'userAgent'>): string | undefined => name ?? deviceNameOf(userAgent)
