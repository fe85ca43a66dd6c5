import { languages, type LanguageCode } from '@foyer/contract/languages'
import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Notice } from './notice-card.ts'
import { type Reader, speak, serviceOf, dataOf, bilingual } from './notice-words.ts'

/** For browsers that cannot run the pages (decision 14). */
export const oldBrowserNotice = (reader: Reader): Notice => {
  const text = speak(reader)
  return {
    glyph: 'browser',
    title: text('old_browser_title'),
    paragraphs: [{ text: text('old_browser_text'), language: reader.language }],
    facts: [],
    service: serviceOf(reader, text('contact_us')),
    data: dataOf(reader),
  }
}

/** For a host of no merchant, or a blocked one (spec 2 §2, §4, blocked-domain notice). */
export const domainNotice = (reader: Reader): Notice => {
  const text = speak(reader)
  const { language, merchant } = reader
  const service = serviceOf(reader, text('services'))
  const words = merchantWord(merchant, language, 'errors', 'domain_not_available')
  // Without contacts, the text must not tell the visitor to use them.
  const explanation = service.links.length > 0 ? text('domain_unavailable') : words
  const { customerService = [], domainList = [] } = merchant?.settings ?? {}
  return {
    glyph: 'globe',
    title: text('notice'),
    paragraphs: [{ text: explanation, language }],
    facts: [],
    retry: text('retry_once'),
    service,
    wait: text('in_please_wait'),
    data: { language, domain: { merchant: merchant?.code ?? null, customerService, domainList } },
  }
}

const endTime = (end: string, language: LanguageCode): string =>
  // The visitor's time zone is not known here, so the time includes its zone; the page's script converts it.
  new Intl.DateTimeFormat(languages[language].locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(end))

/** During maintenance; `end` in ISO 8601, if it is known (spec 2 §2, maintenance page). */
export const maintenanceNotice = (reader: Reader, { ip, end }: { readonly ip: string; readonly end: string | undefined }): Notice => {
  const text = speak(reader)
  const until = end === undefined ? [] : [{ label: text('end_time'), value: endTime(end, reader.language), moment: new Date(end).toISOString() }]
  return {
    glyph: 'tools',
    title: text('maintenance'),
    paragraphs: bilingual(reader, 'maintenance_desc'),
    facts: [...until, { label: text('your_ip'), value: ip }],
    retry: text('retry_once'),
    service: serviceOf(reader, text('contact_us')),
    data: dataOf(reader),
  }
}

/** For a region or an address that the merchant does not serve (spec 2 §2, access-denied page). */
export const deniedNotice = (reader: Reader, { ip }: { readonly ip: string }): Notice => {
  const text = speak(reader)
  return {
    glyph: 'shield',
    title: text('error_access'),
    paragraphs: bilingual(reader, 'error_ip_desc'),
    facts: [{ label: text('your_ip'), value: ip }],
    service: serviceOf(reader, text('contact_us')),
    data: dataOf(reader),
  }
}
