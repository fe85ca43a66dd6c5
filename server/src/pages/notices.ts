import { languages, type LanguageCode } from '@foyer/contract/languages'
import { createText, type Text } from '@foyer/texts'
import { catalogueOf, textOf } from '@foyer/texts/load'
import { openPath } from '#crypto/customer-service-path.ts'
import type { Merchant } from '#merchants/merchant.ts'
import type { Notice } from '#pages/notice-document.ts'

/** For whom a notice is written. */
export interface Reader {
  readonly language: LanguageCode
  readonly merchant: Merchant | undefined
}

const speak = ({ language, merchant }: Reader): Text<'shell'> =>
  createText<'shell'>(language, { ...catalogueOf(language, 'shell'), ...merchant?.texts[language]?.shell })

/** The empty address is the page's own: it is asked for again. */
const retry = (text: Text<'shell'>) => ({ url: '', label: text('retry_once') })

/** Links to customer service: the only entry says what it is for, several bear their titles or numbers (spec 2 §2, blocked-domain notice). */
const serviceLinks = ({ merchant }: Reader, text: Text<'shell'>) => {
  const entries = merchant?.settings.customerService.filter(({ csPosition }) => csPosition !== 'PAGE') ?? []
  const labelOf = (title: string | undefined, index: number) => (entries.length === 1 ? text('contact_us') : (title ?? `CS${index + 1}`))
  return entries.flatMap(({ title, path }, index) => {
    const url = openPath(path)
    return url === undefined ? [] : [{ url, label: labelOf(title, index) }]
  })
}

/** In the reader's language, and in English where that is another one (spec 2 §2, maintenance page). */
const bilingual = (reader: Reader, key: 'maintenance_desc' | 'error_ip_desc') => {
  const own = { text: speak(reader)(key), language: reader.language }
  return reader.language === 'EN' ? [own] : [own, { text: speak({ ...reader, language: 'EN' })(key), language: 'EN' as const }]
}

/** For browsers that cannot run the pages (design, First paint). */
export const oldBrowserNotice = (reader: Reader): Notice => {
  const text = speak(reader)
  return {
    title: text('old_browser_title'),
    paragraphs: [{ text: text('old_browser_text'), language: reader.language }],
    facts: [],
    links: serviceLinks(reader, text),
  }
}

/** For a host that is no merchant's, or a blocked one (spec 2 §2, blocked-domain notice). */
export const domainNotice = (reader: Reader): Notice => {
  const text = speak(reader)
  const service = serviceLinks(reader, text)
  // Who can contact nobody is not told to.
  const explanation = service.length > 0 ? text('domain_unavailable') : textOf(reader.language, 'errors')('domain_not_available')
  return { title: text('notice'), paragraphs: [{ text: explanation, language: reader.language }], facts: [], links: [retry(text), ...service] }
}

const endTime = (end: string, language: LanguageCode): string =>
  // The visitor's zone is not known here, so the time says its own.
  new Intl.DateTimeFormat(languages[language].locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(end))

/** While the merchant is closed; `end` in ISO 8601, where it is known (spec 2 §2, maintenance page). */
export const maintenanceNotice = (reader: Reader, { ip, end }: { readonly ip: string; readonly end: string | undefined }): Notice => {
  const text = speak(reader)
  return {
    title: text('maintenance'),
    paragraphs: bilingual(reader, 'maintenance_desc'),
    facts: [...(end === undefined ? [] : [{ label: text('end_time'), value: endTime(end, reader.language) }]), { label: text('your_ip'), value: ip }],
    links: [retry(text), ...serviceLinks(reader, text)],
  }
}

/** For a region or an address the merchant does not serve (spec 2 §2, access-denied page). */
export const deniedNotice = (reader: Reader, { ip }: { readonly ip: string }): Notice => {
  const text = speak(reader)
  return {
    title: text('error_access'),
    paragraphs: bilingual(reader, 'error_ip_desc'),
    facts: [{ label: text('your_ip'), value: ip }],
    links: serviceLinks(reader, text),
  }
}
