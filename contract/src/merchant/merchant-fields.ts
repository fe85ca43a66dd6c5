import Type from 'typebox'

export const Host = Type.String({
  pattern: '^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)*$',
  description: 'host name without port; *.brand.com carries an affiliate code',
})
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })
export const AssetFile = Type.String({ pattern: '^[a-z0-9/_-]+\\.(svg|png|webp|jpg)$', description: 'below the merchant’s assets folder' })
/** What every system takes for a home screen. */
export const PngFile = Type.String({ pattern: '^[a-z0-9/_-]+\\.png$', description: 'a PNG below the merchant’s assets folder' })
/** The name of a secret in the environment or in SECRETS_DIR; never the secret itself. */
export const SecretName = Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' })
export const optional = <const Schema extends Type.TSchema>(schema: Schema) => Type.Optional(schema)
export const strict = { additionalProperties: false } as const

/** The colours a merchant chooses; every other colour is derived from them (ui/tokens.css). Checked for contrast when loaded. */
export const Theme = Type.Object(
  {
    background: Colour,
    surface: Colour,
    text: Colour,
    muted: Colour,
    accent: Colour,
    accentText: Colour,
    highlight: Colour,
  },
  strict,
)
