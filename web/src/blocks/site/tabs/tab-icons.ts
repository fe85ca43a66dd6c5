import type { Glyph } from '#ui/icons/icons.ts'

// Drawings that only the tabs show.

export const gamesIcon: Glyph = {
  path: 'M7.5 7h9A4.5 4.5 0 0 1 21 11.5v2a3.5 3.5 0 0 1-6.3 2.1L14 14.7h-4l-.7.9A3.5 3.5 0 0 1 3 13.5v-2A4.5 4.5 0 0 1 7.5 7zM8 9.4v3.2M6.4 11h3.2M15.2 12.4v.1M17.6 10.2v.1',
}
export const lotteryIcon: Glyph = {
  path: 'M9 14.6a5.3 5.3 0 1 0 0-10.6 5.3 5.3 0 0 0 0 10.6zM7.4 7.6h3l-1.7 3.6M15 11.8a4.4 4.4 0 1 1-2 1.1',
}
export const purseIcon: Glyph = {
  path: 'M6.5 6h11a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-11a2.5 2.5 0 0 1-2.5-2.5V7a2.5 2.5 0 0 1 2.5-2.5h10M16 12.2v1.1',
}
export const promotionsIcon: Glyph = {
  path: 'M5 11.5h14v8H5zM3.8 8h16.4v3.5H3.8zM12 8v11.5M12 8c-1.2-3.6-5.6-4.6-5.6-2 0 1.6 2.2 2 5.6 2zM12 8c1.2-3.6 5.6-4.6 5.6-2 0 1.6-2.2 2-5.6 2z',
}
