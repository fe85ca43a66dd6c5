import type { Glyph } from '#ui/icons.ts'

export const googleIcon: Glyph = { path: 'M19.6 12.2H12.4M19.6 12.2c0 4.3-2.9 7.6-7.4 7.6a7.8 7.8 0 1 1 5.3-13.5' }
export const facebookIcon: Glyph = { path: 'M15.8 4h-1.6a3.6 3.6 0 0 0-3.6 3.6V20M8 11.6h7' }
