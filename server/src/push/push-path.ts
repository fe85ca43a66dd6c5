import { destinationOf } from '@foyer/contract/content/linkage/destination'
import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import { linkageFields } from '@foyer/contract/content/linkage/linkage'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { linkageFault } from '#content/linkage-fault.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { PUSH_USAGE } from './push-arguments.ts'

interface OpenedFields {
  readonly open?: string
  readonly linkageType?: string
  readonly vendor?: string
  readonly nodeId?: string
}

const Opened = Type.Object(linkageFields)

/** The page that a tap opens, which may start a game or lottery (spec 2 §3, Banner: its linkage). */
export const pathIn = (fields: OpenedFields, { settings: { paths } }: Merchant): string => {
  const { open = paths.home, linkageType = 'URL', vendor, nodeId } = fields
  const linkage = linkageType === 'URL' && vendor === undefined ? { url: open } : { linkageType, vendor, nodeId }
  if (linkageType !== 'URL' && fields.open !== undefined) throw new Error(`--open has no effect beside --linkageType ${linkageType}.`)
  const given = Object.fromEntries(Object.entries(linkage).filter(([, value]) => value !== undefined))
  if (!Check(Opened, given) || linkageFault(given)) throw new Error(PUSH_USAGE)
  const destination = destinationOf(given)
  if (destination && 'game' in destination) return gameAddress(destination.game, paths.home)
  if (destination && 'page' in destination && destination.page.startsWith('/m/')) return destination.page
  throw new Error(`--open is "${open}"; it must be a page like /m/home.`)
}
