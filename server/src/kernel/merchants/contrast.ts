import type { Sound } from './json/sound.ts'
import type { MerchantFile } from './merchant-file.ts'

/** WCAG 2.2 AA for text of normal size. */
const LEAST_CONTRAST = 4.5

const luminance = (colour: string): number => {
  const channel = (at: number): number => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Colours = MerchantFile['theme']['dark']

/** Each text colour with its background (ui/tokens.css). */
const written: readonly (readonly [keyof Colours, keyof Colours])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accentText', 'accent'],
]

/** Pairs of colours with too little contrast, with their JSON pointers. */
export const contrastFaults = (theme: Sound<MerchantFile['theme']>): readonly { readonly path: string; readonly reason: string }[] =>
  (['dark', 'light'] as const).flatMap(look =>
    written.flatMap(([ink, ground]) => {
      const [inkColour, groundColour] = [theme[look]?.[ink], theme[look]?.[ground]]
      if (inkColour === undefined || groundColour === undefined) return []
      const ratio = contrast(inkColour, groundColour)
      if (ratio >= LEAST_CONTRAST) return []
      return [{ path: `/theme/${look}/${ink}`, reason: `has a contrast of ${ratio.toFixed(2)} on ${ground}; WCAG AA asks for ${LEAST_CONTRAST}` }]
    }),
  )
