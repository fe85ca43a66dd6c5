/** One line drawing on a 24 × 24 grid. All of these travel with every first load; one that only home shows belongs in `home-icons.ts`, one of other public pages in `page-icons.ts`, one that no public page shows at first in `late-icons.ts`. */
export interface Glyph {
  readonly path: string
  /** Points in the reading direction, so it is mirrored in right-to-left languages. */
  readonly directional?: true
}

export const homeIcon: Glyph = {
  path: 'M4 10.9 12 4.2l8 6.7v7.6a2 2 0 0 1-2 2h-3.2v-5.3a1.2 1.2 0 0 0-1.2-1.2h-3.2a1.2 1.2 0 0 0-1.2 1.2v5.3H6a2 2 0 0 1-2-2z',
}
export const memberIcon: Glyph = { path: 'M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2zM4.4 20.3c.7-3.4 3.7-5.2 7.6-5.2s6.9 1.8 7.6 5.2' }
export const globeIcon: Glyph = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.3 9.4h17.4M3.3 14.6h17.4M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
}
export const forwardIcon: Glyph = { path: 'm9.5 5.5 6.5 6.5-6.5 6.5', directional: true }
export const backIcon: Glyph = { path: 'M14.5 5.5 8 12l6.5 6.5', directional: true }
export const alertIcon: Glyph = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.6v5.2M12 16.2v.1' }
export const shieldIcon: Glyph = { path: 'M12 3.4 5 6v5.6c0 4.2 2.8 7.2 7 9 4.2-1.8 7-4.8 7-9V6zM9 12l2.2 2.2 3.9-4.2' }
export const mailIcon: Glyph = {
  path: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
}
export const messageIcon: Glyph = {
  path: 'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-6L7.5 20v-3.5H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5zM8 9h8M8 12.5h5',
}
export const expandIcon: Glyph = { path: 'm6.5 9.5 5.5 5.5 5.5-5.5' }
