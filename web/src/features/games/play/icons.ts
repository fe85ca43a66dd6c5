import type { Glyph } from '#ui/icons/icons.ts'

export const wholeIcon: Glyph = { path: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15' }
export const windowIcon: Glyph = { path: 'M13.5 4.5h6v6M19.2 4.8 11 13M17 14v3.5a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2H10' }
