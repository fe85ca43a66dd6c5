// No schema in this file: the web reads its values.

/** Characters that are kept of a fault's message. */
export const FAULT_MESSAGE_LENGTH = 160
/** Characters of the place of a fault, e.g. `first-load-A1b2C3d.js:1:20417`. */
export const FAULT_PLACE_LENGTH = 90

/** What stands for something left out of a message. */
const LEFT_OUT = '…'

/** A fault of React in production says what it is by its number alone. */
const REACT_NUMBER = /^Minified React error #(\d{1,4})\b.*$/s

/**
 * What a browser says of a fault, without anything that may be of a person: addresses, e-mail addresses, quoted words that are not code, every word
 * with a digit in it, and long words, which may be tokens. What remains has one line and at most `FAULT_MESSAGE_LENGTH` characters.
 */
export const cleanFaultMessage = (message: string): string => {
  const react = REACT_NUMBER.exec(message)
  if (react) return `Minified React error #${react[1]}`
  return (
    message
      // More cannot be of use, and the patterns below are not asked to read it.
      .slice(0, 2_000)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      // JSON that cannot be read is quoted, with what it holds.
      .replace(/["“«].*["”»]/g, LEFT_OUT)
      .replace(/\S+@\S+/g, LEFT_OUT)
      .replace(/[a-z][a-z+.-]*:\/\/\S+/gi, LEFT_OUT)
      .replace(/(^|[^\p{L}])'([^']*)'/gu, (quoted, before: string, words: string) => (/^[\w$.()[\]]*$/.test(words) ? quoted : `${before}${LEFT_OUT}`))
      .replace(/[\p{L}\p{N}_-]*\p{N}[\p{L}\p{N}_-]*/gu, LEFT_OUT)
      .replace(/[\p{L}_-]{40,}/gu, LEFT_OUT)
      .trim()
      .slice(0, FAULT_MESSAGE_LENGTH)
  )
}
