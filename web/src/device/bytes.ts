/** Bytes as text and back, with functions that Chrome 90 and Safari 15.4 have. */

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const textOfUtf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Each byte as one character, as `btoa` and node-forge expect it. */
export const binaryOf = (bytes: Iterable<number>): string => Array.from(bytes, byte => String.fromCharCode(byte)).join('')

export const bytesOfBinary = (binary: string): Uint8Array<ArrayBuffer> => Uint8Array.from(binary, character => character.charCodeAt(0))

export const base64 = (bytes: Iterable<number>): string => btoa(binaryOf(bytes))

/** Throws if the text is not base64. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> => bytesOfBinary(atob(text))

export const hex = (bytes: Iterable<number>): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** From the platform's generator, which works on insecure pages too. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count))
