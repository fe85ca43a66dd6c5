import Type from 'typebox'

// Fields that ops of several subjects share. Sums are whole numbers in the currency's smallest unit.

export const MemberId = Type.String({ minLength: 1, maxLength: 64 })
export const Sum = Type.Integer()
export const Moment = Type.String({ description: 'ISO 8601' })
export const maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()])
/** Why somebody of the staff does something; the auditor reads it. */
export const Reason = Type.String({ minLength: 3, maxLength: 1_000, pattern: '\\S' })

export const currencyOf = { currency: Type.String({ description: 'ISO 4217' }), decimals: Type.Integer({ minimum: 0 }) }

/** A member as lists name them. */
export const MemberName = Type.Object({ id: MemberId, username: Type.String() })
