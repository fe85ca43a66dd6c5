const HIDDEN = '•••'

/** The first and last characters: enough for the owner to recognise it, too little for anybody else. */
const ends = (text: string, first: number, last: number): string => {
  const letters = [...text]
  const shown = letters.length > first + last + 1
  return shown ? `${letters.slice(0, first).join('')}${HIDDEN}${letters.slice(letters.length - last).join('')}` : `${letters[0] ?? ''}${HIDDEN}`
}

/** `stored`: E.164 digits. */
export const maskedMobile = (stored: string): string => `+${ends(stored, 3, 2)}`

/** The last four digits, by which an owner of several numbers knows which one is meant. */
export const maskedEnd = (stored: string): string => `•••• ${stored.slice(-4)}`

export const maskedEmail = (stored: string): string => {
  const at = stored.lastIndexOf('@')
  return `${ends(stored.slice(0, at), 1, 1)}${stored.slice(at)}`
}

export const maskedName = (stored: string): string => ends(stored, 1, 1)
