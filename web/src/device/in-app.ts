import type { DeviceSigns } from './device-kind.ts'
import { nativeAppOf } from './native-bridge.ts'

/** `inApp` of the address, which an app may open pages with. A claim: it only spares its player what is no use inside an app. */
const claimed = (search: string): boolean => !['', '0', 'false'].includes(new URLSearchParams(search).get('inApp') ?? '')

/** Inside the merchant's app, or opened from the home screen: nothing is left to install. */
export const isInsideApp = (signs: DeviceSigns, search: string): boolean =>
  signs.standalone || nativeAppOf(signs.userAgent) !== null || claimed(search)
