import { EDGE_CONTRAST, TEXT_CONTRAST, contrast, fade, inkOn, mix, readable } from './colour.ts'

/** The colours a merchant chooses (contract, `Theme`), `#rrggbb`. */
export interface ThemeColours {
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly accentText: string
  readonly highlight: string
}

export interface MerchantTheme {
  readonly scheme: 'dark' | 'light' | 'auto'
  /** Whether players choose: `data-scheme` at the root says what. */
  readonly choice?: boolean
  readonly dark: ThemeColours
  readonly light: ThemeColours
}

type Scheme = 'dark' | 'light'

const danger = { dark: '#ff6b6b', light: '#c8102e' } as const
const success = { dark: '#4cd08a', light: '#0f7a45' } as const

/** Computed here, because the oldest supported browsers lack `color-mix`. */
const derived = (theme: ThemeColours, scheme: Scheme) => {
  const dark = scheme === 'dark'
  const { background, surface, text, muted, accent, accentText, highlight } = theme
  const raised = dark ? mix(surface, text, 0.07) : mix(mix(surface, text, 0.04), accent, 0.04)
  const grounds = [background, surface, raised]
  // A dark theme mixes tints with black, because mixed with a coloured surface they look muddy.
  const tinted = (colour: string, darkShare: number, lightShare: number): string =>
    dark ? mix(mix(surface, '#000000', 0.5), colour, darkShare) : mix(surface, colour, lightShare)
  const accentSoft = tinted(accent, 0.2, 0.1)
  const successSoft = tinted(success[scheme], 0.18, 0.09)
  const dangerSoft = tinted(danger[scheme], 0.18, 0.07)
  const highlightInk = inkOn(highlight)
  const shade = dark ? '#000000' : text
  return {
    raised,
    quiet: dark ? raised : surface,
    // The background of a row of tabs or a track.
    well: dark ? mix(background, surface, 0.35) : raised,
    'muted-ink': readable(muted, grounds, TEXT_CONTRAST),
    line: mix(surface, text, dark ? 0.1 : 0.09),
    edge: readable(mix(surface, text, 0.3), [background, surface], EDGE_CONTRAST),
    // Moves away from the colour of the text on it, so that the gradient never reduces contrast.
    'accent-lift': mix(accent, inkOn(accentText), 0.14),
    'accent-soft': accentSoft,
    'accent-ink': readable(accent, [...grounds, accentSoft], TEXT_CONTRAST),
    'accent-ring': readable(accent, grounds, EDGE_CONTRAST),
    'accent-glow': fade(accent, dark ? 0.16 : 0.12),
    'accent-haze': fade(accent, dark ? 0.07 : 0.12),
    'accent-shadow': fade(accent, dark ? 0.22 : 0.28),
    'highlight-glow': fade(highlight, dark ? 0.2 : 0.1),
    'highlight-text': contrast(text, highlight) >= TEXT_CONTRAST ? text : highlightInk,
    danger: readable(danger[scheme], [...grounds, dangerSoft], TEXT_CONTRAST),
    'danger-soft': dangerSoft,
    success: readable(success[scheme], [...grounds, successSoft], TEXT_CONTRAST),
    'success-soft': successSoft,
    shine: fade('#ffffff', dark ? 0.07 : 0.9),
    'shade-near': fade(shade, dark ? 0.4 : 0.06),
    'shade-far': fade(shade, dark ? 0.45 : 0.1),
    scrim: fade(dark ? mix(background, '#000000', 0.5) : mix(text, '#000000', 0.3), dark ? 0.72 : 0.48),
    glass: fade(background, 0.86),
    backdrop: mix(background, dark ? '#000000' : text, dark ? 0.45 : 0.05),
  }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The colours for which the merchant's logo is drawn; on all others stands the other logo, where there is one. */
const ownScheme = ({ scheme }: MerchantTheme): Scheme => (scheme === 'auto' ? 'light' : scheme)

const block = (selector: string, theme: MerchantTheme, scheme: Scheme): string => {
  const [ownLogo, otherLogo] = scheme === ownScheme(theme) ? ['inline', 'none'] : ['none', 'inline']
  const values = { ...theme[scheme], ...derived(theme[scheme], scheme), ownLogo, otherLogo }
  const variables = Object.entries(values).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `${selector}{color-scheme:${scheme};${variables.join(';')}}`
}

/** The page's own colours, by the scheme or as the device wishes. */
const pageBlocks = (theme: MerchantTheme): string =>
  theme.scheme === 'auto'
    ? `${block(':root', theme, 'light')}@media (prefers-color-scheme:dark){${block(':root', theme, 'dark')}}`
    : block(':root', theme, theme.scheme)

const SCHEMES = ['dark', 'light'] as const

/**
 * The merchant's colours and those derived from them, as the style block that is inlined into its pages. What carries `data-look` is in
 * `look`, whatever the page is in; where players choose, `data-scheme` at the root goes before the merchant's scheme.
 */
export const themeCss = (theme: MerchantTheme, look?: Scheme): string =>
  pageBlocks(theme) +
  SCHEMES.map(scheme => {
    const chosen = theme.choice === true && theme.scheme !== scheme && `:root[data-scheme=${scheme}]`
    const own = look === scheme && (theme.choice === true || theme.scheme !== scheme) && `[data-look=${scheme}]`
    const selectors = [chosen, own].filter(Boolean).join()
    return selectors && block(selectors, theme, scheme)
  }).join('')
