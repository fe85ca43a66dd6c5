import Type from 'typebox'
import { declareOp } from '#ops/op.ts'

/**
 * The keys that the server makes for itself and that people replace while it runs. `envelope` opens encrypted calls, `lottery` signs receipts and
 * certificates, `push` proves to push services who sends.
 */
export const ownKeyKinds = ['envelope', 'lottery', 'push'] as const
export type OwnKeyKind = (typeof ownKeyKinds)[number]

export const KeyToRotate = { key: Type.Enum([...ownKeyKinds]), reason: Type.String({ minLength: 1, maxLength: 1_000 }) }

const merchant = Type.String({ maxLength: 60, description: 'a code, or `*` for the whole installation' })
const fingerprint = Type.String({ description: 'names the key without telling it: 16 hexadecimal digits' })
const when = Type.String({ description: 'ISO 8601' })

export const listKeys = declareOp({
  method: 'GET',
  path: '/ops/system/keys',
  summary: 'What this installation keeps secret: its own keys, the secret key above them, and the secrets that merchants’ settings name',
  permission: 'system.read',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({
    secretKey: Type.Union([
      Type.Object({
        fingerprint,
        fromEnvironment: Type.Boolean({ description: 'otherwise it stands in the database' }),
        former: Type.Boolean({ description: 'whether a former one is still known' }),
        protects: Type.Array(Type.String()),
      }),
      Type.Null(),
    ]),
    keys: Type.Array(
      Type.Object({
        merchant,
        key: Type.Enum([...ownKeyKinds]),
        fingerprint: Type.Union([fingerprint, Type.Null()], { description: 'null: it is made at its first use' }),
        since: Type.Union([when, Type.Null()]),
        earlier: Type.Integer({ description: 'keys of before that are still valid for what was made with them' }),
        waits: Type.Boolean({ description: 'for a second person who makes another one' }),
      }),
    ),
    secrets: Type.Array(Type.Object({ merchant, name: Type.String(), fingerprint: Type.Union([fingerprint, Type.Null()]) }), {
      description: 'null: it is not set',
    }),
  }),
  errors: [],
})

export const rotateKey = declareOp({
  method: 'POST',
  path: '/ops/system/rotateKey',
  summary: 'Ask a second owner to have another key made. What was made with the present one stays valid',
  permission: 'keys.rotate',
  scope: 'house',
  event: 'key.rotate-asked',
  atConsole: true,
  request: Type.Object({ merchant, ...KeyToRotate }),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['key.unknown'],
})
