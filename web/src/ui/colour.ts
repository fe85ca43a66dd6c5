/** Colours as `#rrggbb`. Definitions of luminance and contrast: WCAG 2.2. */
type Channels = readonly [red: number, green: number, blue: number]

/** Smallest contrast of text with its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5
/** Smallest contrast of a control's edge (WCAG 2.2, 1.4.11). */
export const EDGE_CONTRAST = 3

const STEPS = 20

const channels = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hex = (parts: readonly number[]): string => `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` (0–1) of the second colour in the first. */
export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second)
  return hex(channels(first).map((part, index) => part + ((other[index] ?? 0) - part) * share))
}

/** The colour as `rgba()`, `opacity` 0–1. */
export const fade = (colour: string, opacity: number): string => `rgba(${channels(colour).join(',')},${opacity})`

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1–21. */
export const contrast = (first: string, second: string): number => {
  const values = [luminance(first), luminance(second)]
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

/** Black or white, whichever has more contrast with the background. */
export const inkOn = (ground: string): string => (contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000')

/** The colour, moved towards black or white just far enough to reach `ratio` on every background. */
export const readable = (colour: string, grounds: readonly string[], ratio: number): string => {
  const end = inkOn(grounds[0] ?? '#ffffff')
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, end, step / STEPS)
    if (grounds.every(ground => contrast(candidate, ground) >= ratio)) return candidate
  }
  return end
}
