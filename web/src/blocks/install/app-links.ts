import type { Calls } from '@foyer/contract'
import type { AnswerOf } from '@foyer/contract/call'
import type { PageData } from '@foyer/contract/page'

/** The resource types of the merchant's links. */
type LinkKeys = Pick<PageData['settings']['install'], 'iosLiteKey' | 'apkKey' | 'iconKey'>

export type DownloadLinks = AnswerOf<Calls['downloads.downloadLinks']>['links']

/** The app in the App Store, or another full app for iOS. */
const IOS = 'IOS'

export interface AppLinks {
  /** The app for this device. */
  readonly app: string | undefined
  /** The configuration profile, on iOS. */
  readonly profile: string | undefined
  readonly icon: string | undefined
}

/** The links for this device: on iOS the app or otherwise the profile, elsewhere the Android package (spec 2 §9, Download link keys). */
export const appLinksOf = (links: DownloadLinks, ios: boolean, { iosLiteKey, apkKey, iconKey }: LinkKeys): AppLinks => {
  const linkOf = (key: string) => links.find(({ resourceType }) => resourceType === key)?.url
  const profile = ios ? linkOf(iosLiteKey) : undefined
  return { app: ios ? (linkOf(IOS) ?? profile) : linkOf(apkKey), profile, icon: linkOf(iconKey) }
}
