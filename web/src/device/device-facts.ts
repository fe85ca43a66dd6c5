import { randomBytes } from './bytes.ts'
import { deviceIdOf } from './device-id.ts'
import { deviceKindOf, deviceSigns, type DeviceKind } from './device-kind.ts'
import { nativeAppOf } from './native/native-bridge.ts'
import { localStore } from './storage.ts'

/** What sign-in and registration send about the device (spec 1 §3), to be spread into their requests. */
export interface DeviceFacts {
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  readonly device?: DeviceKind
}

export const deviceFacts = (): DeviceFacts => {
  const signs = deviceSigns()
  const device = deviceKindOf(signs)
  return {
    loginDeviceId: deviceIdOf(signs.userAgent, localStore, randomBytes),
    isOfficialAppLogin: nativeAppOf(signs.userAgent) !== null,
    ...(device && { device }),
  }
}

/** The `Device` header of sign-in and registration: the body's device, otherwise H5 (spec 1 §3, The header Device). */
export const deviceHeader = ({ device }: Pick<DeviceFacts, 'device'>): { readonly Device: string } => ({ Device: device ?? 'H5' })

/** How a member registers (spec 1 §3, registerMethod). */
export const registerMethodOf = ({ isOfficialAppLogin, device }: DeviceFacts): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' => {
  if (isOfficialAppLogin) return 'APP'
  return device === 'PWA' || device === 'WEBCLIP' ? device : 'H5'
}
