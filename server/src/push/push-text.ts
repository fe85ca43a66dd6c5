import { languages, type LanguageCode } from '@foyer/contract/languages'
import { merchantText, merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { Waiting } from './push-delivery.ts'
import type { Push } from './push-statements.ts'
import type { PushWords } from './schema.ts'

/** The most that one message may say, bytes: push services take bodies of 4,096 bytes (RFC 8291 §4), of which the encryption needs 103. */
export const PUSH_TEXT_BYTES = 3_993

/** The language of whoever reads it: the member's choice, otherwise that of the page which bound the device. */
const languageOf = (merchant: Merchant, { language, subscription }: Pick<Waiting, 'language' | 'subscription'>): LanguageCode =>
  merchant.languages.find(code => code === language) ??
  merchant.languages.find(code => code === subscription.language) ??
  merchant.languages[0] ??
  'EN'

const spoken = (says: PushWords, merchant: Merchant, language: LanguageCode): { readonly title: string; readonly body: string } => {
  if ('text' in says) {
    const { lottery } = says.values
    const values = { merchant: merchant.file.name, ...(lottery !== undefined && { lottery: merchantWord(merchant, language, 'lottery', lottery) }) }
    return { title: merchant.file.name, body: merchantText(merchant, language, 'messages')(says.text, values) }
  }
  return wordsIn(merchant, language, says.words) ?? { title: merchant.file.name, body: '' }
}

/**
 * What a device gets, as JSON: a declarative push (WebKit, "Declarative Web Push"), which Safari shows even if the service worker fails, and which
 * our worker reads too. `receipt` is what the worker tells the server when it has shown it.
 */
export const pushText = (
  push: Pick<Push, 'id' | 'says' | 'path'>,
  waiting: Pick<Waiting, 'language' | 'subscription'>,
  merchant: Merchant,
): Buffer => {
  const code = languageOf(merchant, waiting)
  const { html, dir } = languages[code]
  const { id, origin } = waiting.subscription
  const notification = {
    ...spoken(push.says, merchant, code),
    lang: html,
    dir,
    navigate: origin + push.path,
    // The same push is shown once on a device, even if it comes twice.
    tag: push.id,
    data: { receipt: `${push.id}.${id}` },
  }
  return Buffer.from(JSON.stringify({ web_push: 8030, notification }))
}
