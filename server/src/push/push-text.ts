import { languages, type LanguageCode } from '@foyer/contract/languages'
import { catalogueWord } from '#kernel/merchants/catalogue-word.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { messageText } from '#kernel/merchants/message-text.ts'
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

/** Words that an operator gave for some languages, by their part. */
const partIn = (words: Extract<PushWords, { words: object }>['words'], part: 'title' | 'body') =>
  Object.fromEntries(Object.entries(words).map(([code, text]) => [code, text[part]]))

const spoken = (says: PushWords, merchant: Merchant, language: LanguageCode): { readonly title: string; readonly body: string } => {
  if ('text' in says) {
    const { lottery } = says.values
    const values = { merchant: merchant.file.name, ...(lottery !== undefined && { lottery: catalogueWord(merchant, language, 'lottery', lottery) }) }
    return { title: merchant.file.name, body: messageText(merchant, language)(says.text, values) }
  }
  const word = (part: 'title' | 'body') => wordsIn(merchant, language, partIn(says.words, part))
  return { title: word('title') ?? merchant.file.name, body: word('body') ?? '' }
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
