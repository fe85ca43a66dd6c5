import { createHash } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import { escapeHtml } from '#kernel/html.ts'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

export interface WebClip {
  readonly merchant: Merchant
  readonly language: LanguageCode
  /** The address that the icon opens. */
  readonly url: string
  /** A square picture; iOS shows a white square without one. */
  readonly icon: Buffer | undefined
}

/** The same text always gives the same id, so that a profile installed again replaces the previous one. */
const uuidOf = (words: string): string => {
  const hex = createHash('sha256').update(words).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-').toUpperCase()
}

/** The identifier of a profile is a host name in reverse order. */
const identifierOf = (url: string, code: string): string => [...new URL(url).hostname.split('.').toReversed(), code].join('.')

type Plist = string | number | boolean | Buffer | readonly Plist[] | { readonly [key: string]: Plist }

const xmlOf = (value: Plist): string => {
  if (typeof value === 'string') return `<string>${escapeHtml(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`
  if (Array.isArray(value)) return `<array>${value.map(xmlOf).join('')}</array>`
  return `<dict>${Object.entries(value)
    .map(([key, item]) => `<key>${escapeHtml(key)}</key>${xmlOf(item)}`)
    .join('')}</dict>`
}

/** A configuration profile that puts one icon on an iOS home screen (Apple, Web Clip payload), unsigned. */
export const webClipProfile = ({ merchant, language, url, icon }: WebClip): string => {
  const text = merchantText(merchant, language, 'install')
  const { name } = merchant.file
  const identifier = identifierOf(url, merchant.code)
  const common = { PayloadVersion: 1, PayloadDisplayName: name, PayloadOrganization: name }
  const clip = {
    ...common,
    PayloadType: 'com.apple.webClip.managed',
    PayloadIdentifier: `${identifier}.webclip`,
    PayloadUUID: uuidOf(`${identifier} webclip`),
    Label: name,
    URL: url,
    ...(icon && { Icon: icon }),
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
    IgnoreManifestScope: false,
  }
  const profile = {
    ...common,
    PayloadType: 'Configuration',
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(identifier),
    PayloadDescription: text('profile_description', { brand: name }),
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  }
  const doctype = '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<plist version="1.0">${xmlOf(profile)}</plist>\n`
}
