import { useState } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEPT = 'foyer.theme'
const isTheme = (value: string | null): value is Theme => themes.some(theme => theme === value)
const kept = (): Theme => {
  const value = localStorage.getItem(KEPT)
  return isTheme(value) ? value : 'system'
}

/** Light or dark as the system has it, unless this person decided otherwise on this device. */
export const applyTheme = (theme: Theme = kept()): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const useTheme = (): readonly [Theme, (theme: Theme) => void] => {
  const [theme, set] = useState(kept)
  return [
    theme,
    next => {
      localStorage.setItem(KEPT, next)
      applyTheme(next)
      set(next)
    },
  ]
}
