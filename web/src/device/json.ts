/** The value of a JSON text; undefined if there is none or it is broken, as anybody can change storage. */
export const readJson = (text: string | null | undefined): unknown => {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
