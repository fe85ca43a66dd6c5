/** The device kinds of spec 1 §3; an ordinary browser has none. */
export type DeviceKind = 'IPAD' | 'PWA' | 'WEBCLIP'

export interface DeviceSigns {
  readonly userAgent: string
  readonly touchPoints: number
  /** Opened from the home screen, without the browser around it. */
  readonly standalone: boolean
}

const isIpad = ({ userAgent, touchPoints }: DeviceSigns): boolean =>
  // Since iPadOS 13 an iPad calls itself a Mac; but no Mac has a touch screen.
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

export const isIos = (signs: DeviceSigns): boolean => /iPhone|iPod/.test(signs.userAgent) || isIpad(signs)

/** From the home screen: WEBCLIP on iOS, PWA elsewhere. In a browser: IPAD, or nothing. */
export const deviceKindOf = (signs: DeviceSigns): DeviceKind | undefined => {
  if (signs.standalone) return isIos(signs) ? 'WEBCLIP' : 'PWA'
  return isIpad(signs) ? 'IPAD' : undefined
}

const isStandalone = (): boolean =>
  ('standalone' in navigator && navigator.standalone === true) || window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches

/** Read from the browser; never on the server. */
export const deviceSigns = (): DeviceSigns => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  standalone: isStandalone(),
})
