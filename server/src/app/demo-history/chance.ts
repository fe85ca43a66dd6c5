/** Chance that is the same each time, so that every demo has the same history. */
export interface Chance {
  /** From 0 to below 1. */
  (): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  oneOf<Value>(values: readonly Value[]): Value
}

/** Mulberry32: good enough for a demo. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return Object.assign(next, {
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    oneOf: <Value>(values: readonly Value[]): Value => {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('there is nothing to choose from')
      return value
    },
  })
}
