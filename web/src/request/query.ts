export type QueryValue = string | number | boolean | null | undefined
export type QueryData = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** Appends `data` to the address's query; absent values are left out, a list repeats its name. */
export const withQuery = (url: string, data: QueryData = {}): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(data)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  const text = query.toString()
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url
}
