import { readdirSync, readFileSync } from 'node:fs'
import { languageCodes } from '@foyer/contract/languages'
import { expect, it } from 'vitest'
import { catalogueOf } from './load.ts'
import { createText } from './text.ts'

/** The GSM 7-bit alphabet (3GPP TS 23.038 §6.2.1), without the characters of its extension table, which count twice. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** Characters (UTF-16 units) that fit one SMS: 160 of the GSM alphabet, and 70 when the text has any other. */
const roomFor = (text: string): number => ([...text].every(character => GSM.has(character)) ? 160 : 70)

const merchants = new URL('../../merchants/', import.meta.url)
const names = readdirSync(merchants).map(code => JSON.parse(readFileSync(new URL(`${code}/merchant.json`, merchants), 'utf8')).name as string)
/** Eight letters, or the longest name of the merchants here: a longer name makes each code cost two messages. */
const merchant = ['Merchant', ...names].toSorted((one, other) => other.length - one.length)[0] ?? ''

// Proves two-factor-7.
it.each(languageCodes)('a code by SMS fits one message in %s', language => {
  const text = createText<'messages'>(language, catalogueOf(language, 'messages'))
  const sent = { merchant, code: '123456', minutes: 10 }
  for (const message of [text('code_sms', sent), text('code_sms_recovery', sent)])
    expect(message.length, `${message} (${message.length})`).toBeLessThanOrEqual(roomFor(message))
})
