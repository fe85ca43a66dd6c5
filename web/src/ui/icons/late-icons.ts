import { backIcon, forwardIcon, type Glyph } from './icons.ts'

// Drawings that no public page shows at first; the first load does without them.

export const closeIcon: Glyph = { path: 'm6 6 12 12M18 6 6 18' }
export const copyIcon: Glyph = {
  path: 'M10 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM5.5 15.5A1.9 1.9 0 0 1 4 13.6V5.5a2 2 0 0 1 2-2h8.1a1.9 1.9 0 0 1 1.9 1.5',
}
export const signOutIcon: Glyph = {
  path: 'M13.5 4.5H7a2.5 2.5 0 0 0-2.5 2.5v10A2.5 2.5 0 0 0 7 19.5h6.5M10 12h10M16.4 8.4 20 12l-3.6 3.6',
  directional: true,
}
/** These three are not mirrored: their directions do not depend on the language. */
export const leftIcon: Glyph = { path: backIcon.path }
export const rightIcon: Glyph = { path: forwardIcon.path }
export const doubleRightIcon: Glyph = { path: 'm6 6 6 6-6 6M12.5 6l6 6-6 6' }
export const shareIcon: Glyph = {
  path: 'M12 14.5V3.8M8.4 7.2 12 3.6l3.6 3.6M8 10.5H6.5a1.5 1.5 0 0 0-1.5 1.5v7a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-7a1.5 1.5 0 0 0-1.5-1.5H16',
}
export const addToScreenIcon: Glyph = { path: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8.2v7.6M8.2 12h7.6' }
export const downloadIcon: Glyph = { path: 'M12 4v10.6M7.6 10.4l4.4 4.4 4.4-4.4M5 19.5h14' }
export const giftIcon: Glyph = {
  path: 'M5 11.5h14v8H5zM3.8 8h16.4v3.5H3.8zM12 8v11.5M12 8c-1.2-3.6-5.6-4.6-5.6-2 0 1.6 2.2 2 5.6 2zM12 8c1.2-3.6 5.6-4.6 5.6-2 0 1.6-2.2 2-5.6 2z',
}
export const pictureIcon: Glyph = {
  path: 'M6.5 4.5h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM9 10.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM5 17l4.2-4.2 2.6 2.6 3.4-3.6 4.2 4.4',
}
export const linkIcon: Glyph = {
  path: 'M10.2 13.8a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M13.8 10.2a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
}
export const bellIcon: Glyph = { path: 'M12 3.5a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2 6.5h15s-2-1.5-2-6.5A5.5 5.5 0 0 0 12 3.5zM10 19a2.1 2.1 0 0 0 4 0' }
export const searchIcon: Glyph = { path: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5' }
export const moreIcon: Glyph = { path: 'M12 6.2v.1M12 12v.1M12 17.8v.1' }
export const sendIcon: Glyph = { path: 'm4.5 12 15-7-5 15-3-6.5zM11.5 13.5l8-8.5', directional: true }
export const sentIcon: Glyph = { path: 'm5 12.6 4.4 4.4L19 7.4' }
export const seenIcon: Glyph = { path: 'm1.5 12.6 4.4 4.4L15.5 7.4M11.3 16.8l.2.2L21 7.4' }
export const clockIcon: Glyph = { path: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2' }
export const plusIcon: Glyph = { path: 'M12 5.5v13M5.5 12h13' }
export const walletIcon: Glyph = {
  path: 'M6.5 6h11a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-11a2.5 2.5 0 0 1-2.5-2.5V7a2.5 2.5 0 0 1 2.5-2.5h10M16 12.2v1.1',
}
export const listIcon: Glyph = {
  path: 'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v15.5l-2.3-1.4-2.4 1.4-2.3-1.4-2.3 1.4-2.4-1.4L5 20.5V5a1.5 1.5 0 0 1 1.5-1.5zM8.8 8.5h6.4M8.8 12.5h6.4',
}
export const bankIcon: Glyph = { path: 'M4 10 12 4.5 20 10zM6.5 10v7M10.2 10v7M13.8 10v7M17.5 10v7M4 19.5h16' }
export const inIcon: Glyph = { path: 'M12 4.5v12M7.4 12l4.6 4.6 4.6-4.6M5 20h14' }
export const outIcon: Glyph = { path: 'M12 16.5v-12M7.4 9 12 4.4 16.6 9M5 20h14' }
export const pencilIcon: Glyph = { path: 'M5 19l.9-4L15.6 5.3a1.8 1.8 0 0 1 2.5 0l.6.6a1.8 1.8 0 0 1 0 2.5L9 18.1zM13.8 7.2l3 3' }
export const bagIcon: Glyph = { path: 'M6 8.5h12l1.2 11.5H4.8zM9 11V7.4a3 3 0 0 1 6 0V11' }
export const inviteIcon: Glyph = {
  path: 'M9.5 11.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM3 19.6c.5-3.1 3-4.8 6.5-4.8 1.3 0 2.5.2 3.5.7M17.5 13.8v6M14.5 16.8h6',
}
export const flagIcon: Glyph = { path: 'M6 20.5V4.4c3-1.7 5.8 1.4 8.6.3 1.1-.4 2.2-.9 3.4-1v8.6c-3 1.7-6-1.4-8.9-.2-1 .4-2 .8-3.1.9' }
export const moonIcon: Glyph = { path: 'M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7z' }
