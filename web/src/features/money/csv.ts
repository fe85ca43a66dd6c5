/** Excel takes a file for UTF-8 only with this mark at its beginning. */
const BYTE_ORDER_MARK = '\uFEFF'
const NUMBER = /^-?\d+(?:[.]\d+)?$/
/** A text that begins like this is a formula to spreadsheet programs (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const cellOf = (text: string): string => {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A file of comma-separated values (RFC 4180); the first row has the headings. No cell is a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')
