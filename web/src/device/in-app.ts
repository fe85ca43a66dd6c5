import type { DeviceSigns } from './device-kind.ts'
import { nativeAppOf } from './native/native-bridge.ts'

/** `inApp` in the address, with which an app may open pages. Anybody can write it, so it only hides what is useless inside an app. */
const saysInApp = (search: string): boolean => !['', '0', 'false'].includes(new URLSearchParams(search).get('inApp') ?? '')

/** Inside the merchant's app, or opened from the home screen, so there is nothing to install. */
export const isInsideApp = (signs: DeviceSigns, search: string): boolean =>
  signs.standalone || nativeAppOf(signs.userAgent) !== null || saysInApp(search)
