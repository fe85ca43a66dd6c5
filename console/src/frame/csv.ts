import { saveFile } from './save-file.ts'

/** A field that a spreadsheet would take for a formula is marked as text. */
const isFormula = (field: string): boolean => /^[=+\-@\t\r]/.test(field) && !/^-?\d+(\.\d+)?$/.test(field)

const fieldOf = (value: string | number): string => {
  const text = String(value)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180: lines that end with CR and LF, fields in quotes where they need them. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => rows.map(row => `${row.map(fieldOf).join(',')}\r\n`).join('')

/** Gives the reader a file. The mark at its beginning says that it is UTF-8. */
export const saveCsv = (name: string, rows: readonly (readonly (string | number)[])[]): void => saveFile(name, `\uFEFF${csvOf(rows)}`, 'text/csv')
