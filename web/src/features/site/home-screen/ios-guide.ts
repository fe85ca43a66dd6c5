import type { Texts } from '@foyer/texts/keys.gen'
import type { IosFacts } from '#blocks/site/install/current-device.ts'
import { canAddToScreen, takesProfiles } from '#blocks/site/install/ios-ways.ts'

type TextKey = keyof Texts['install']

/** Since iOS 26 Safari keeps Share behind "•••" on phones, and Add to Home Screen may stand behind "View More" (spec 2 §2, iOS guide modal). */
const REARRANGED = 26
/** Before this version a home-screen app loses its session whenever it is left, so the profile's web clip is offered (spec 1 §4, Old iOS). */
const OLD = 16.04

/** What the footer offers on iOS (spec 2 §2, Add-to-home-screen footer): how to share, another browser, or the profile. */
export type IosWay = 'share' | 'legacy' | 'profile'

export const iosWayOf = (ios: IosFacts, hasProfile: boolean): IosWay => {
  if (hasProfile && takesProfiles(ios) && ios.version < OLD) return 'profile'
  return canAddToScreen(ios) ? 'share' : 'legacy'
}

const shareText = ({ version, browser, tablet }: IosFacts): TextKey => {
  if (browser === 'edge' || browser === 'firefox') return 'guide_share_menu'
  if (browser === 'chrome') return 'guide_share_address'
  return version >= REARRANGED && !tablet ? 'guide_share_compact' : 'guide_share'
}

/** The texts of the guide's two steps: where Share is, and where to find Add to Home Screen. */
export const guideOf = (facts: IosFacts): { readonly share: TextKey; readonly hint: TextKey } => ({
  share: shareText(facts),
  hint: facts.version >= REARRANGED ? 'guide_add_more' : 'guide_add_scroll',
})
