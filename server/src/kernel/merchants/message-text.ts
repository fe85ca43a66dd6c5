import type { LanguageCode } from '@foyer/contract/languages'
import { createText, type Text } from '@foyer/texts'
import { catalogueOf, textOf } from '@foyer/texts/load'
import type { Merchant } from './merchant.ts'

/** The texts of messages to members; the merchant's own replace the product's. */
export const messageText = ({ texts }: Merchant, language: LanguageCode): Text<'messages'> => {
  const own = texts[language]?.messages
  return own ? createText<'messages'>(language, { ...catalogueOf(language, 'messages'), ...own }) : textOf(language, 'messages')
}
