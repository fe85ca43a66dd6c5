import Type from 'typebox'

export const Id = Type.String({ pattern: '^[0-9a-f-]{1,64}$', description: 'of the campaign' })
export const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
export const Count = Type.Integer({ minimum: 0 })
export const Login = Type.String({ description: 'login of a member of staff' })
export const Revision = Type.Integer({ minimum: 1, description: 'which version of it; each change makes the next one' })
/** A campaign never reaches more. */
export const Most = Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'members whom it reaches at most' })
