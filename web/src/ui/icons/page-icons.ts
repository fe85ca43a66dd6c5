import type { Glyph } from './icons.ts'

// Drawings that some public pages show at first, but neither home nor the frame around all pages.

export const checkIcon: Glyph = { path: 'm5 12.6 4.4 4.4L19 7.4' }
export const ringIcon: Glyph = { path: 'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z' }
export const showIcon: Glyph = {
  path: 'M2.5 12S6 5.6 12 5.6 21.5 12 21.5 12 18 18.4 12 18.4 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
}
export const hideIcon: Glyph = {
  path: 'm4 4 16 16M9.8 5.9a8.6 8.6 0 0 1 2.2-.3c6 0 9.5 6.4 9.5 6.4a16.9 16.9 0 0 1-2.9 3.7M6.4 7.3A16.4 16.4 0 0 0 2.5 12S6 18.4 12 18.4c1.6 0 3-.4 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
}
export const lockIcon: Glyph = {
  path: 'M7.2 10.5h9.6a2.2 2.2 0 0 1 2.2 2.2v5.1a2.2 2.2 0 0 1-2.2 2.2H7.2A2.2 2.2 0 0 1 5 17.8v-5.1a2.2 2.2 0 0 1 2.2-2.2zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.4v1.8',
}
export const reloadIcon: Glyph = { path: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4v4.2h-4.2' }
export const phoneIcon: Glyph = {
  path: 'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
}
export const starIcon: Glyph = { path: 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z' }
