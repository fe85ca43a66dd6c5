import Type from 'typebox'

export const strict = { additionalProperties: false } as const

/** A limit that -1 turns off. */
export const Limit = (fallback: number, description: string) => Type.Integer({ minimum: -1, default: fallback, description })
