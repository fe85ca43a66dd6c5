/** E.164 of a number as typed next to its country's dialling code; empty where no digit was typed. */
export const internationalNumber = (dialingCode: string, typed: string): string => {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return ''
  // A number that begins with + or 00 names its country itself; a leading 0 counts inside the country alone.
  if (typed.trim().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+${dialingCode}${digits.replace(/^0+/, '')}`
}
