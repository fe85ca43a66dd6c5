import { deviceSigns, isIos } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { iosBrowserOf, iosVersionOf, type IosBrowser } from '#device/ios.ts'
import { nativeAppOf } from '#device/native/native-bridge.ts'

export interface IosFacts {
  readonly version: number
  readonly browser: IosBrowser
  readonly tablet: boolean
}

export interface Device {
  readonly insideApp: boolean
  /** Version of the native app that shows the page. */
  readonly appVersion: string | null
  /** Null on other systems. */
  readonly ios: IosFacts | null
}

/** This device as it is now; only in the browser. */
export const currentDevice = (): Device => {
  const signs = deviceSigns()
  const { userAgent } = signs
  return {
    insideApp: isInsideApp(signs, window.location.search),
    appVersion: nativeAppOf(userAgent)?.version ?? null,
    ios: isIos(signs) ? { version: iosVersionOf(userAgent), browser: iosBrowserOf(userAgent), tablet: !/iPhone|iPod/.test(userAgent) } : null,
  }
}
