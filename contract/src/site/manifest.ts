import Type from 'typebox'
import { declareCall } from '#call.ts'
import { CODE_PATTERN } from '#patterns.ts'

const Code = Type.String({ pattern: CODE_PATTERN, description: 'how the visitor came here; kept in start_url' })

/** Web app manifest (W3C), with the defaults of spec 2 §2. */
export const manifest = declareCall({
  method: 'GET',
  path: '/wps/system/manifest.json',
  summary: 'The install manifest of the merchant',
  session: 'none',
  moduleId: 'SYSTEM3',
  always: true,
  bare: true,
  request: Type.Object({
    merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
    timestamp: Type.Optional(Type.String({ maxLength: 32 })),
    language: Type.Optional(Type.String({ maxLength: 8 })),
    affiliateCode: Type.Optional(Code),
    referralCode: Type.Optional(Code),
    r: Type.Optional(Code),
  }),
  answer: Type.Object({
    id: Type.String(),
    name: Type.String(),
    short_name: Type.String(),
    lang: Type.String(),
    dir: Type.Union([Type.Literal('ltr'), Type.Literal('rtl')]),
    display: Type.Literal('standalone'),
    orientation: Type.Literal('portrait'),
    scope: Type.Literal('/m/'),
    start_url: Type.String(),
    theme_color: Type.String(),
    background_color: Type.String(),
    icons: Type.Array(Type.Object({ src: Type.String(), sizes: Type.String(), type: Type.String(), purpose: Type.Optional(Type.String()) })),
  }),
  errors: [],
})
