import type { MerchantTheme } from '#ui/theme.ts'

const night = {
  background: '#0d0c12',
  surface: '#18161f',
  text: '#f7f3ea',
  muted: '#a59f93',
  accent: '#e8b54a',
  accentText: '#1d1402',
  highlight: '#ff7a59',
} as const
const day = {
  background: '#f4f5fb',
  surface: '#ffffff',
  text: '#14172b',
  muted: '#5c6380',
  accent: '#4b3ff2',
  accentText: '#ffffff',
  highlight: '#ff5c8a',
} as const

/** Two very different themes in which to look at every component. */
export const themes = {
  night: { scheme: 'dark', dark: night, light: day },
  day: { scheme: 'light', dark: night, light: day },
} as const satisfies Record<string, MerchantTheme>
