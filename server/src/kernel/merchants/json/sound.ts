/** A value in which everything may be missing: the valid parts of a file. */
export type Sound<Value> = Value extends readonly (infer Item)[]
  ? readonly (Sound<Item> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Sound<Value[Key]> | undefined }
    : Value

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The steps of a JSON pointer. */
const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Copies a value without what is at these JSON pointers; the other items of a list keep their indexes. */
export const soundPart = <Value>(value: unknown, pointers: readonly string[]): Sound<Value> | undefined => {
  if (pointers.includes('')) return undefined
  const copy: unknown = structuredClone(value)
  for (const pointer of pointers) {
    const steps = stepsOf(pointer)
    const last = steps.at(-1) ?? ''
    let place: unknown = copy
    for (const step of steps.slice(0, -1)) place = isContainer(place) && Object.hasOwn(place, step) ? place[step] : undefined
    if (Array.isArray(place)) place[Number(last)] = undefined
    else if (isContainer(place) && Object.hasOwn(place, last)) delete place[last]
  }
  return copy as Sound<Value>
}
