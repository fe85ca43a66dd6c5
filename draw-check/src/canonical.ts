/** Plain data, of which there is exactly one text. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** JSON without spaces and with the keys of every object in ascending order: equal data has equal text. Numbers must be whole. */
export const canonical = (value: Plain): string => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error(`${value} is no whole number that is exact`)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(one => canonical(one as Plain)).join(',')}]`
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
