/** One line drawing on a 24 × 24 grid. All of these travel with the first load; one that only home shows belongs in `home-icons.ts`, one that no public page shows at first in `late-icons.ts`. */
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
export const alertIcon: Glyph = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.6v5.2M12 16.2v.1' }
export const shieldIcon: Glyph = { path: 'M12 3.4 5 6v5.6c0 4.2 2.8 7.2 7 9 4.2-1.8 7-4.8 7-9V6zM9 12l2.2 2.2 3.9-4.2' }
export const reloadIcon: Glyph = { path: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4v4.2h-4.2' }
export const phoneIcon: Glyph = {
  path: 'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
}
export const mailIcon: Glyph = {
  path: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
}
export const messageIcon: Glyph = {
  path: 'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-6L7.5 20v-3.5H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5zM8 9h8M8 12.5h5',
}
export const starIcon: Glyph = { path: 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z' }
export const expandIcon: Glyph = { path: 'm6.5 9.5 5.5 5.5 5.5-5.5' }
