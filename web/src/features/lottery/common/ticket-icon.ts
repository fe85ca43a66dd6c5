import type { Glyph } from '#ui/icons/icons.ts'

export const ticketIcon: Glyph = {
  path: 'M5.5 6h13a1.5 1.5 0 0 1 1.5 1.5v2.3a2.3 2.3 0 0 0 0 4.4v2.3a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-2.3a2.3 2.3 0 0 0 0-4.4V7.5A1.5 1.5 0 0 1 5.5 6zM14.5 6v2M14.5 11v2M14.5 16v2',
}
