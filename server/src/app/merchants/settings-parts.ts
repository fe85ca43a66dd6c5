import type { RegisterWay } from '@foyer/contract/account/registration/register-setting'
import type { Flags } from '@foyer/contract/flags'
import type { LoginWay, MerchantSettings } from '@foyer/contract/site/consolidated-settings'
import type { CustomerServiceEntry } from '@foyer/contract/site/domain-problem'
import { downloadDefaults } from '@foyer/contract/site/downloads/download-settings'
import type { Static } from 'typebox'
import type { Channels } from '#kernel/merchants/brand.ts'
import { scramblePath } from '#kernel/merchants/customer-service-path.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'

/** Every entry with its path, in the form of the wire. */
export const customerServiceOf = ({ customerService = [] }: MerchantFile): CustomerServiceEntry[] =>
  customerService.map(({ url = '', path = scramblePath(url), ...entry }) => ({ ...entry, path }))

/** A merchant that names no provider uses the outbox, if that is allowed. */
export const channelsOf = ({ sms, email }: MerchantFile, allowOutbox: boolean): Channels => {
  const fallback = allowOutbox ? 'outbox' : 'off'
  return { sms: sms?.provider ?? fallback, email: email?.provider ?? fallback }
}

/** A merchant that names no chat has the product's own, if that is allowed; null with CBS3 off (spec 2 §4, Chat). */
export const chatOf = ({ chat }: MerchantFile, { CBS3 }: Flags, allowDesk: boolean): Static<typeof MerchantSettings>['chat'] =>
  CBS3 ? (chat?.provider ?? (allowDesk ? 'desk' : null)) : null

/** A method that needs an SMS code is left out if no provider sends SMS; the user name always works. */
export const possible = <Way extends RegisterWay | LoginWay>(wanted: readonly Way[], { sms }: Channels): (Way | 'username')[] => {
  const ways = wanted.filter(way => sms !== 'off' || (way !== 'mobile' && way !== 'sms'))
  return ways.length > 0 ? ways : ['username']
}

/** The links are requested when needed; how profiles are signed stays private. */
export const downloadOf = ({ download = {} }: MerchantFile): Static<typeof MerchantSettings>['download'] => {
  const { links: _, profile: __, ...settings } = download
  return { ...downloadDefaults, ...settings }
}

/** The Firebase project, if players sign in by it; the name of its secret stays private. */
export const signInProjectOf = ({ firebase }: MerchantFile): Static<typeof MerchantSettings>['firebase'] => {
  if (!firebase || firebase.channels.length === 0) return null
  const { serviceAccount: _, ...project } = firebase
  return project
}
