import type { CallAnswers } from '@foyer/contract'
import type { PageData } from '@foyer/contract/page'
import type { IosFacts } from './current-device.ts'
import { takesProfiles } from './ios-ways.ts'

/** The resource types of the merchant's links. */
type LinkKeys = Pick<PageData['settings']['install'], 'iosLiteKey' | 'apkKey' | 'iconKey'>

export type DownloadLinks = CallAnswers['downloads.downloadLinks']['links']

/** The app in the App Store, or another full app for iOS. */
const IOS = 'IOS'

export interface AppLinks {
  /** The app for this device. */
  readonly app: string | undefined
  /** The configuration profile, where this browser can install it. */
  readonly profile: string | undefined
  readonly icon: string | undefined
}

/**
 * The links for this device (spec 2 §9, Download link keys): on iOS the app or otherwise the profile, elsewhere the Android package. `ios` is
 * null on other systems.
 */
export const appLinksOf = (links: DownloadLinks, ios: Pick<IosFacts, 'browser'> | null, { iosLiteKey, apkKey, iconKey }: LinkKeys): AppLinks => {
  const linkOf = (key: string) => links.find(({ resourceType }) => resourceType === key)?.url
  const profile = ios && takesProfiles(ios) ? linkOf(iosLiteKey) : undefined
  return { app: ios ? (linkOf(IOS) ?? profile) : linkOf(apkKey), profile, icon: linkOf(iconKey) }
}
