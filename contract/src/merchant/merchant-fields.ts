import Type from 'typebox'

/** A file below the merchant's assets folder; a merchant that lacks the file is refused (`refersTo`). */
const assetFile = { refersTo: 'asset', description: 'file below the merchant’s assets folder' } as const

export const Host = Type.String({
  pattern: '^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)*$',
  message: 'must be a host name in lower case without port and protocol, like www.brand.com or *.brand.com',
  description: 'host name without port; *.brand.com carries an affiliate code',
})
const Colour = (description: string) =>
  Type.String({ pattern: '^#[0-9a-f]{6}$', message: 'must be a colour like #1a2b3c, in lower case', description })
export const AssetFile = Type.String({
  ...assetFile,
  pattern: '^[a-z0-9/_-]+\\.(svg|png|webp|jpg)$',
  message: 'must be an svg, png, webp or jpg below assets, named in lower case, like banners/one.svg',
})
/** The only format that every system accepts for the home screen. */
export const PngFile = Type.String({
  ...assetFile,
  pattern: '^[a-z0-9/_-]+\\.png$',
  message: 'must be a PNG below assets, named in lower case, like icons/192.png',
})
/** The icon of browser tabs and of the install manifest. */
export const IconFile = Type.String({
  ...assetFile,
  pattern: '^[a-z0-9/_-]+\\.(svg|png|webp)$',
  message: 'must be an svg, png or webp below assets, named in lower case, like icon.svg',
  description: 'square, below the assets folder: tab icon and install manifest',
})
/**
 * The name of a secret in the environment or in SECRETS_DIR; never the secret itself. A merchant is refused if a secret that it names
 * is not set. The server reads only secrets that a setting of this schema names (`refersTo`).
 */
export const SecretName = Type.String({
  pattern: '^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$',
  message: 'must be the name of a secret in capitals, like SMS_TOKEN, and never the secret itself',
  description: 'name of a secret',
  refersTo: 'secret',
})
/** `SecretName`, with what the secret is. */
export const secretName = (description: string) => Type.String({ ...SecretName, description })
export const optional = <const Schema extends Type.TSchema>(schema: Schema) => Type.Optional(schema)
export const strict = { additionalProperties: false } as const

/** One text in several languages. */
export const Words = (description: string) =>
  Type.Record(Type.String(), Type.String(), { description: `language code → ${description}; a missing language falls back to the merchant’s first` })

/** The colours a merchant chooses; every other colour is derived from them (ui/tokens.css). Checked for contrast when loaded. */
export const Theme = Type.Object(
  {
    background: Colour('of pages'),
    surface: Colour('of cards and bars'),
    text: Colour('on background and surface'),
    muted: Colour('less important text, on background and surface'),
    accent: Colour('of buttons and chosen items'),
    accentText: Colour('text on the accent'),
    highlight: Colour('of badges and other highlights'),
  },
  strict,
)
