import Type from 'typebox'
import { declareCall } from '#call.ts'

export const RecoveryCodes = Type.Array(Type.String(), { description: 'they are shown only now, because only their digests are stored' })

/** The answer where a second factor was turned on. */
export const FactorAdded = Type.Object({
  recoveryCodes: Type.Optional(Type.Unsafe<string[]>({ ...RecoveryCodes, description: 'new ones, where the member had none left' })),
})

export const renewRecoveryCodes = declareCall({
  method: 'POST',
  path: '/wps/member/security/recoveryCodes',
  summary: 'Make new recovery codes; the earlier ones end',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({}),
  answer: Type.Object({ recoveryCodes: RecoveryCodes }),
  errors: ['no_permissions', 'confirmation.required', 'factor.missing'],
})
