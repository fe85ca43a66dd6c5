import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Language } from '#fields.ts'

export const language = declareCall({
  method: 'POST',
  path: '/wps/member/language',
  summary: 'Keep the language the member chose',
  session: 'required',
  moduleId: 'MEMBER3',
  request: Type.Object({ language: Language }),
  answer: Type.Object({}),
  errors: [],
})
