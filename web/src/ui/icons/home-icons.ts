import type { Glyph } from './icons.ts'

// Drawings that only home shows; they are in the one file that home loads.

export const ticketIcon: Glyph = {
  path: 'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5V10a2 2 0 0 0 0 4v2.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5V14a2 2 0 0 0 0-4zM14.5 6v2M14.5 11v2M14.5 16v2',
}
export const pauseIcon: Glyph = { path: 'M9 6.5v11M15 6.5v11' }
export const playIcon: Glyph = { path: 'M8.5 6v12l9.5-6z' }
/** The same as `searchIcon` of `late-icons.ts`, which home does not load. */
export const findIcon: Glyph = { path: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5' }
