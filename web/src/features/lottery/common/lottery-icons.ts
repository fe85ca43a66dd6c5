import type { Glyph } from '#ui/icons/icons.ts'

export const diceIcon: Glyph = {
  path: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.6 8.6v.1M15.4 8.6v.1M12 12v.1M8.6 15.4v.1M15.4 15.4v.1',
}
export const eraseIcon: Glyph = { path: 'M9 5.5h9.5A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5H9L3.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5' }
export const minusIcon: Glyph = { path: 'M5.5 12h13' }
