/** The value of a JSON text; undefined for none and for one that is broken (storage is open to everyone). */
export const readJson = (text: string | null | undefined): unknown => {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
