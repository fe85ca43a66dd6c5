import Type from 'typebox'
import { AssetFile, IconFile, PngFile, Theme, optional, strict } from './merchant-fields.ts'

/** What a brand looks like. */
export const lookSettings = {
  theme: Type.Object(
    {
      scheme: Type.Union([Type.Literal('dark'), Type.Literal('light'), Type.Literal('auto')], {
        description: 'light or dark pages; auto: as the visitor’s system is set',
      }),
      choice: optional(
        Type.Boolean({
          default: false,
          description: 'players may choose dark or light pages in their account; both sets of colours are then in every page',
        }),
      ),
      dark: Theme,
      light: Theme,
    },
    { ...strict, description: 'colours; text without enough contrast to its background is refused (WCAG AA)' },
  ),
  logo: Type.String({ ...AssetFile, description: 'shown in the bar of every page and on splash screens' }),
  otherLogo: optional(
    Type.String({
      ...AssetFile,
      description: 'the logo on pages in the other colours: light ones of a dark theme, dark ones of a light theme or of auto; logo if absent',
    }),
  ),
  icon: optional(IconFile),
  pwa: optional(
    Type.Object(
      {
        title: optional(Type.String({ minLength: 1, maxLength: 40, description: 'shown below the icon; the merchant’s name if absent' })),
        icons: optional(
          Type.Partial(Type.Object({ 192: PngFile, 256: PngFile, 384: PngFile, 512: PngFile }, strict), {
            ...strict,
            description: 'one per side length in pixels; drawn from icon or logo if absent',
          }),
        ),
        appleTouchIcon: optional(PngFile),
        serverManifest: optional(Type.Boolean({ default: true, description: 'desktop_app_feature; if off, pages offer no installation' })),
      },
      { ...strict, description: 'the install manifest (docs/home-screen.md)' },
    ),
  ),
  mobileTemplate: optional(
    Type.String({ maxLength: 32, default: 'default', description: 'sent to clients as mobileTemplate; this product has one template' }),
  ),
  imageCDNs: optional(
    Type.Array(Type.String({ pattern: '^https://[a-z0-9.-]+$', message: 'must be an origin like https://images.brand.com, without a path' }), {
      default: [],
      description: 'mirrors of /m/merchant/: pictures are loaded from the first, the content policy allows all (docs/operating.md)',
    }),
  ),
}
