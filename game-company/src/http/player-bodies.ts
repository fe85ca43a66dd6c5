import Type from 'typebox'

const own = { launch: Type.String({ maxLength: 64 }) }
/** What the page sends, by call. */
export const bodies = {
  open: Type.Object(own),
  begin: Type.Object({
    ...own,
    request: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
    stake: Type.Integer({ minimum: 1 }),
    choice: Type.Unknown(),
  }),
  act: Type.Object({ ...own, round: Type.String({ maxLength: 64 }), before: Type.Integer({ minimum: 0, maximum: 1_000 }), act: Type.Unknown() }),
  look: Type.Object({ ...own, round: Type.String({ maxLength: 64 }) }),
  balance: Type.Object(own),
  history: Type.Object(own),
  seeds: Type.Object({ ...own, clientSeed: Type.Optional(Type.String({ pattern: '^[\\x21-\\x39\\x3b-\\x7e]{1,64}$' })) }),
}
