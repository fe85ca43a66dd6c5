import { emailOf, loginMobileOf } from '#account/verification/contacts.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Wanted } from './member-find-statements.ts'

const LETTER = /\p{L}/u
/** A ticket’s number as people write it: 55120, T-55120, #55120. */
const TICKET = /^(?:t-?|#)?([1-9][0-9]{0,14})$/i
const DEVICE = /^[0-9a-f]{32}$/
const ID = /^[A-Za-z0-9_.-]{8,64}$/
/** A user name begins with a letter; what is shorter than this would name half of the members. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{1,19}$/
const PAYEE_LEAST = 3

/** Everything that a typed text may be; what it cannot be is not looked up. `provider`: the merchant's vendor of games, whose transactions bear its name. */
export const wantedOf = (merchant: Merchant, typed: string, provider: string | undefined): readonly Wanted[] => {
  const text = typed.trim().replaceAll('\0', '')
  if (text === '') return []
  const wanted: Wanted[] = []
  const email = emailOf(text)
  const mobile = loginMobileOf(merchant, text)
  const ticket = TICKET.exec(text)?.[1]
  if (ID.test(text)) wanted.push({ by: 'id', is: [text] })
  if (email !== undefined) wanted.push({ by: 'email', is: [email] })
  if (mobile !== undefined) wanted.push({ by: 'number', is: [mobile] })
  if (ticket !== undefined) wanted.push({ by: 'ticket', is: [ticket] })
  if (DEVICE.test(text)) wanted.push({ by: 'device', is: [text] })
  if (!/\s/.test(text) && email === undefined) {
    wanted.push({ by: 'payment', is: [text.replace(/^(?:deposit|withdrawal):/, '')] })
    wanted.push({ by: 'transaction', is: [text, ...(provider === undefined ? [] : [`${provider}:${text}`])] })
  }
  if (NAME.test(text)) wanted.push({ by: 'name', begins: text })
  if (text.length >= PAYEE_LEAST && LETTER.test(text) && email === undefined) wanted.push({ by: 'payee', begins: text })
  return wanted
}
