import Type from 'typebox'

export const Code = (description: string) =>
  Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 24,
    message: 'must be words of a–z and 0–9, joined by -, like quick-six',
    description,
  })

/** Whole numbers of minutes that divide the hour. */
export const DIVISORS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60] as const
