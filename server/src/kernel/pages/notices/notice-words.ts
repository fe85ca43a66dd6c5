import type { LanguageCode } from '@foyer/contract/languages'
import type { Text } from '@foyer/texts'
import { openPath } from '#kernel/merchants/customer-service-path.ts'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Notice } from './notice-card.ts'

/** The visitor for whom a notice is written. */
export interface Reader {
  readonly language: LanguageCode
  readonly merchant: Merchant | undefined
}

export const speak = ({ language, merchant }: Reader): Text<'shell'> => merchantText(merchant, language, 'shell')

/** The links to customer service from a notice, under the button's label (spec 2 §2: CS1, CS2 … if an entry has no title). */
export const serviceOf = ({ merchant }: Reader, label: string): Notice['service'] => {
  const entries = merchant?.settings.customerService.filter(({ csPosition }) => csPosition !== 'PAGE') ?? []
  const links = entries.flatMap(({ title, path }) => {
    const url = openPath(path)
    return url === undefined ? [] : [{ title, url }]
  })
  return { label, links: links.map(({ title, url }, index) => ({ label: title ?? `CS${index + 1}`, url })) }
}

/** Entries whose links say who a member is; only the browser knows that (spec 2 §5, Customer-service link building). */
export const dataOf = ({ language, merchant }: Reader): Notice['data'] => {
  const entries = merchant?.settings.customerService ?? []
  const isShown = entries.some(({ csType, csPosition }) => csType !== undefined && csPosition !== 'PAGE')
  return { language, ...(isShown && { service: entries }) }
}

/** In the visitor's language, and also in English if that is another one (spec 2 §2, maintenance page). */
export const bilingual = (reader: Reader, key: 'maintenance_desc' | 'error_ip_desc') => {
  const own = { text: speak(reader)(key), language: reader.language }
  return reader.language === 'EN' ? [own] : [own, { text: speak({ ...reader, language: 'EN' })(key), language: 'EN' as const }]
}
