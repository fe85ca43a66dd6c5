/** A field that a spreadsheet would take for a formula is marked as text. */
const isFormula = (field: string): boolean => /^[=+\-@\t\r]/.test(field) && !/^-?\d+(\.\d+)?$/.test(field)

const fieldOf = (value: string | number): string => {
  const text = String(value)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180: lines that end with CR and LF, fields in quotes where they need them. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => rows.map(row => `${row.map(fieldOf).join(',')}\r\n`).join('')

/** Gives the reader a file. */
export const saveCsv = (name: string, rows: readonly (readonly (string | number)[])[]): void => {
  // The mark at the beginning says that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
