/** The address; undefined if it is none. Neither `URL.canParse` nor `URL.parse`: they came with Safari 17 and 18, Chrome 120 and 126. */
export const parsedUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
