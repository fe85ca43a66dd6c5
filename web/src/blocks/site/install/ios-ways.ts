import type { IosFacts } from './current-device.ts'

/** Browsers other than Safari can add to the home screen since this version. */
const OTHERS_CAN = 16.04

/** Only Safari installs configuration profiles. */
export const takesProfiles = ({ browser }: Pick<IosFacts, 'browser'>): boolean => browser === 'safari'

/** Whether the browser has "Add to Home Screen"; the web views of other apps have none. */
export const canAddToScreen = ({ browser, version }: Pick<IosFacts, 'browser' | 'version'>): boolean =>
  browser === 'safari' || (browser !== 'other' && version >= OTHERS_CAN)
