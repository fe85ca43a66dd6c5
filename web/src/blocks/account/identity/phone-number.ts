import { asciiDigits } from '@foyer/contract/patterns'

/** E.164 form of a number typed next to its country's dialling code, in digits of any script; empty if it has no digits. */
export const internationalNumber = (dialingCode: string, typed: string): string => {
  const digits = asciiDigits(typed).replace(/\D/g, '')
  if (digits === '') return ''
  // A number that begins with + or 00 includes its country; any other leading 0 is dropped.
  if (typed.trim().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+${dialingCode}${digits.replace(/^0+/, '')}`
}
